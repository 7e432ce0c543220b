// cspell:ignore dclid fbclid gbraid gclid gclsrc igshid msclkid ttclid twclid wbraid yclid
/** Names under which adverts, newsletters and social networks add to a link who opened it, and where. */
const ADVERT =
  /^(utm_.*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|igshid|msclkid|ttclid|twclid|yclid|li_fat_id|mc_[ce]id|_hs(enc|mi))$/;

/**
 * The query without what adverts add to a link: with it, a link that someone shares says which advert they
 * opened, and sometimes who they are. Leaves any other query as it is written.
 */
export function withoutAdverts(search: string): string {
  const query = new URLSearchParams(search);
  const added = [...query.keys()].filter((name) => ADVERT.test(name));
  if (added.length === 0) return search;
  for (const name of added) query.delete(name);
  const kept = query.toString();
  return kept && `?${kept}`;
}
