import { refusal } from "./errors.ts";
import { Reader } from "./reader.ts";

/** Operators that take one value. */
const scalarOperators = ["eq", "neq", "gt", "gte", "lt", "lte", "like", "ilike"] as const;
export type ScalarOperator = (typeof scalarOperators)[number];

/** PostgREST operators that the stand-in does not support, with what can follow them in parentheses. */
const missingOperators =
  /^((eq|gte?|lte?|i?like|i?match)\((any|all)\)|(fts|plfts|phfts|wfts)(\([\w $]+\))?|i?match|isdistinct|cs|cd|ov|sl|sr|nxr|nxl|adj)$/;

/** What may follow `is.`. */
const isValues = ["null", "not_null", "true", "false", "unknown"] as const;
export type IsValue = (typeof isValues)[number];

export type Condition = { negated: boolean } & (
  | { kind: "scalar"; column: string; operator: ScalarOperator; value: string }
  | { kind: "in"; column: string; values: string[] }
  | { kind: "is"; column: string; value: IsValue }
  | { kind: "and" | "or"; conditions: Condition[] }
);

/** The values of `in`. A space after a comma belongs to the next value. */
function readList(reader: Reader): string[] {
  reader.expectSign("(");
  if (reader.takeSign(")")) return [];
  const values = reader.items(
    () => reader.listValue(),
    () => reader.take(","),
  );
  reader.expectSign(")");
  return values;
}

/** `[not.]operator.value`. `readValue` knows where a value ends. */
function readOperation(column: string, reader: Reader, readValue: () => string): Condition {
  const negated = reader.take("not.");
  const operator = reader.match(/[a-z]+(\([^()]*\))?/y);
  reader.expect(".");
  if (operator === "in") return { kind: "in", column, negated, values: readList(reader) };
  if (operator === "is") {
    const text = readValue().trim().toLowerCase();
    const value = isValues.find((one) => one === text);
    if (!value) throw reader.fail();
    return { kind: "is", column, negated, value };
  }
  const scalar = scalarOperators.find((one) => one === operator);
  if (scalar) return { kind: "scalar", column, negated, operator: scalar, value: readValue() };
  if (operator && missingOperators.test(operator)) {
    throw refusal(`the filter operator "${operator}"`);
  }
  throw reader.fail();
}

/** One part of a logic tree: `and(…)`, `not.or(…)` or `column.operator.value`. */
function readLogicPart(reader: Reader): Condition {
  const connective = reader.match(/(not\.)?(and|or)[ \t]*(?=\()/y);
  if (connective) {
    return {
      kind: connective.trimEnd().endsWith("and") ? "and" : "or",
      negated: connective.startsWith("not."),
      conditions: readLogicList(reader),
    };
  }
  const column = reader.name(".,()");
  reader.expect(".");
  return readOperation(column, reader, () => reader.logicValue());
}

function readLogicList(reader: Reader): Condition[] {
  reader.expectSign("(");
  const conditions = reader.items(() => readLogicPart(reader));
  reader.expectSign(")");
  return conditions;
}

/** Reads the value of `and`, `or`, `not.and` or `not.or`. */
export function readLogic(kind: "and" | "or", negated: boolean, text: string): Condition {
  const reader = new Reader(text, "logic tree");
  const conditions = readLogicList(reader);
  reader.expectEnd();
  return { kind, negated, conditions };
}

/** Reads a filter on one column. The parameter's name is the column's name. */
export function readFilter(column: string, text: string): Condition {
  const reader = new Reader(text, "filter");
  const condition = readOperation(column, reader, () => reader.rest());
  reader.expectEnd();
  return condition;
}
