import { type RestError, refusal, unreadable } from "./errors.ts";

/** Reads part of a query string from left to right. */
export class Reader {
  readonly #text: string;
  readonly #part: string;
  #position = 0;

  constructor(text: string, part: string) {
    this.#text = text;
    this.#part = part;
  }

  /** The error for a text that PostgREST cannot parse. */
  fail(): RestError {
    return unreadable(this.#part, this.#text);
  }

  /** Consumes `expected` if it comes next. */
  take(expected: string): boolean {
    if (!this.#text.startsWith(expected, this.#position)) return false;
    this.#position += expected.length;
    return true;
  }

  /** Consumes a comma or a parenthesis, with spaces on either side. */
  takeSign(sign: "," | "(" | ")"): boolean {
    const start = this.#position;
    this.skipSpaces();
    if (!this.take(sign)) {
      this.#position = start;
      return false;
    }
    this.skipSpaces();
    return true;
  }

  expect(expected: string): void {
    if (!this.take(expected)) throw this.fail();
  }

  expectSign(sign: "," | "(" | ")"): void {
    if (!this.takeSign(sign)) throw this.fail();
  }

  expectEnd(): void {
    if (this.#position < this.#text.length) throw this.fail();
  }

  skipSpaces(): void {
    this.match(/[ \t]*/y);
  }

  /** Consumes what a sticky expression matches here, or nothing if it does not match. */
  match(expression: RegExp): string | undefined {
    expression.lastIndex = this.#position;
    const found = expression.exec(this.#text)?.[0];
    this.#position += found?.length ?? 0;
    return found;
  }

  /** Text in double quotes, where `\` escapes the next character. Nothing if there is no opening quote. */
  #quoted(): string | undefined {
    if (this.#text[this.#position] !== '"') return undefined;
    const quoted = this.match(/"(?:[^"\\]|\\[\s\S])*"/y);
    if (quoted === undefined) throw this.fail();
    return quoted.slice(1, -1).replace(/\\([\s\S])/g, "$1");
  }

  /** A value up to a comma or a closing parenthesis. Quotes count only if they enclose all of it. */
  listValue(): string {
    const start = this.#position;
    const quoted = this.#quoted();
    const next = this.#text[this.#position];
    if (quoted !== undefined && (next === undefined || next === "," || next === ")")) return quoted;
    this.#position = start;
    return this.match(/[^,)]*/y) ?? "";
  }

  /** The same in a logic tree, where an array in braces may contain commas. */
  logicValue(): string {
    return this.match(/\{[^{}]*\}/y) ?? this.listValue();
  }

  /** The name of a column, up to a stop character. Spaces around it are not part of it. */
  name(stops: string): string {
    this.skipSpaces();
    const quoted = this.#quoted();
    if (quoted !== undefined) {
      this.skipSpaces();
      return quoted;
    }
    const start = this.#position;
    while (
      this.#position < this.#text.length &&
      !stops.includes(this.#text[this.#position] ?? "")
    ) {
      this.#position++;
    }
    const name = this.#text.slice(start, this.#position).trim();
    if (name === "") throw this.fail();
    if (name.includes("->")) throw refusal("JSON paths");
    return name;
  }

  rest(): string {
    const text = this.#text.slice(this.#position);
    this.#position = this.#text.length;
    return text;
  }

  /** Items separated by commas. */
  items<Item>(readItem: () => Item, takeComma = () => this.takeSign(",")): Item[] {
    const items = [readItem()];
    while (takeComma()) items.push(readItem());
    return items;
  }
}
