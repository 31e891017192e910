import type { PGlite } from '@electric-sql/pglite';
import { isOutdatedStatement, StatementNames } from './statement-names.server.ts';

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Send = (message: Uint8Array) => Promise<Answer>;

/** Messages of PostgreSQL's protocol (chapter 54.7), by their first byte. Then come four bytes of length, then strings that end in 0. */
const PARSE = 0x50;
const BIND = 0x42;
const DESCRIBE = 0x44;
const OF_STATEMENT = 0x53;
const HEAD_BYTES = 5;

interface KeptStatement {
  /** What `StatementNames` knows it by. */
  text: string;
  name: Uint8Array;
  /** What the database said of its parameters, and of its rows. */
  parameters?: Answer;
  rows?: Answer;
}

/**
 * PGlite has every statement read, described and planned anew, in six messages. Here those that come again are kept by the
 * database under a name, and what it said of them is answered from memory: three messages, mostly without a plan to make.
 * One for each instance of PGlite, whose messages come one statement after the other.
 */
export class EmbeddedStatements {
  readonly #names = new StatementNames();
  readonly #kept = new Map<string, KeptStatement>();
  /** What the messages that follow are about; none if it has no name. */
  #current: KeptStatement | undefined;

  /** Passes on a message, which it may change, and answers in its place where the answer is known. */
  async pass(message: Uint8Array, send: Send): Promise<Answer> {
    if (message[0] === PARSE) return this.#parse(message, send);
    const statement = this.#current;
    if (!statement) return send(message);
    if (message[0] === DESCRIBE && message[HEAD_BYTES] !== OF_STATEMENT) {
      statement.rows ??= await send(message);
      return statement.rows;
    }
    if (message[0] === DESCRIBE) {
      statement.parameters ??= await send(named(message, HEAD_BYTES + 1, statement.name));
      return statement.parameters;
    }
    if (message[0] !== BIND) return send(message);
    try {
      // The name of the portal, which is empty, stands before it.
      return await send(named(message, HEAD_BYTES + 1, statement.name));
    } catch (error) {
      if (isOutdatedStatement(error)) this.#giveUp(statement);
      throw error;
    }
  }

  async #parse(message: Uint8Array, send: Send): Promise<Answer> {
    // Every byte is a character: all that matters is that other messages are other texts.
    const text = Buffer.from(message.buffer, message.byteOffset, message.byteLength).toString('latin1', HEAD_BYTES + 1);
    this.#current = this.#kept.get(text);
    if (this.#current) return [];
    const name = this.#names.nameOf(text);
    if (name === undefined) return send(message);
    const statement = { text, name: Buffer.from(name) };
    const answer = await send(named(message, HEAD_BYTES, statement.name));
    this.#kept.set(text, statement);
    this.#current = statement;
    return answer;
  }

  #giveUp(statement: KeptStatement): void {
    this.#names.giveUp(statement.text);
    this.#kept.delete(statement.text);
    this.#current = undefined;
  }
}

/** The message with a name where it has an empty one. */
function named(message: Uint8Array, at: number, name: Uint8Array): Uint8Array {
  const result = Buffer.alloc(message.length + name.length);
  result.set(message.subarray(0, at));
  result.set(name, at);
  result.set(message.subarray(at), at + name.length);
  // The length counts itself, not the byte before it.
  result.writeInt32BE(result.length - 1, 1);
  return result;
}
