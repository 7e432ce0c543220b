import * as z from "zod/mini";

/**
 * Building blocks for the parts of the plan. A plan comes from storage, a file or a link, so each
 * part repairs what it can: a text that is too long is cut, a wrong value becomes the default, and one
 * bad entry of a list does not take the others with it.
 */

/** A text of at most `most` characters; empty if it is no text. */
export function text(most: number) {
  return z.pipe(
    z.catch(z.string(), ""),
    z.transform((value) => value.slice(0, most)),
  );
}

/** One of the values, or the first of them. */
export function oneOf<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return z.catch(z.enum(values), values[0]);
}

/** The valid entries of a list, at most `most` of them; empty if it is no list. */
export function listOf<Entry extends z.ZodMiniType>(entry: Entry, most: number) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((entries): z.output<Entry>[] =>
      entries
        .flatMap((each) => {
          const result = entry.safeParse(each);
          return result.success ? [result.data] : [];
        })
        .slice(0, most),
    ),
  );
}

/** A part of the plan; its own defaults where there is nothing that can be read. */
export function part<Part extends z.ZodMiniType>(schema: Part) {
  return z.catch(schema, schema.parse({}));
}
