/** The keys of an object, with their type. Only for objects that have no other keys than their type says. */
export function typedKeys<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(object) as Key[];
}
