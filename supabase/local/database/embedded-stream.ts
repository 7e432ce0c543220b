import { Duplex } from "node:stream";

/** Transports the bytes of a connection: a thread instead of a network. */
export interface Carrier {
  /** Resolves when the other side can be reached. */
  open(stream: EmbeddedStream): Promise<void>;
  send(bytes: Uint8Array): void;
}

/** First byte of the message that ends a connection. PGlite itself would exit on it. */
const TERMINATE = 0x58;

/** A connection to the embedded PostgreSQL, in place of the socket that the client would open. */
export class EmbeddedStream extends Duplex {
  readonly #carrier: Carrier;

  constructor(carrier: Carrier) {
    super();
    this.#carrier = carrier;
  }

  /** What a client calls to connect. Host and port have no meaning here. */
  connect(): this {
    this.#carrier.open(this).then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  // Socket settings that the client changes on any stream.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {
    // Replies are pushed as they arrive.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this._writev([{ chunk }], done);
  }

  /** Sends bytes that were written together as one message, so that it gets one reply. */
  override _writev(chunks: readonly { chunk: Buffer }[], done: () => void): void {
    const bytes = Buffer.concat(
      chunks.map(({ chunk }) => chunk).filter((chunk) => chunk[0] !== TERMINATE),
    );
    if (bytes.length > 0) this.#carrier.send(new Uint8Array(bytes));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }
}
