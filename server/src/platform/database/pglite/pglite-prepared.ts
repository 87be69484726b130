import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/**
 * The prepared statements of the embedded database, by name. Its own `query` plans each time, which
 * costs more than most answers.
 */
export class PreparedStatements {
  readonly #pglite: PGlite;
  /** the parameters' types, by the statement's name */
  readonly #types = new Map<string, readonly number[]>();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async query<R>(name: string, text: string, values: readonly unknown[]): Promise<Results<R>> {
    return this.#pglite.runExclusive(async () => {
      const types = this.#types.get(name) ?? (await this.#plan(name, text));
      const written = values.map((value, place) => this.#write(value, types[place]));
      const messages = await this.#send(
        serialize.bind({ statement: name, values: written }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
        serialize.sync(),
      );
      const [result] = parse.parseResults(messages, this.#pglite.parsers);
      return result as Results<R>;
    });
  }

  async #plan(name: string, text: string): Promise<readonly number[]> {
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const types = parse.parseDescribeStatementResults(messages);
    this.#types.set(name, types);
    return types;
  }

  /** Values without a serializer of their own, such as uuids, are text already. */
  #write(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#pglite.serializers[type];
    return serializer === undefined ? (value as string | number).toString() : serializer(value);
  }

  /** Sends all messages in one step, since each step costs a round trip into the database. */
  #send(...messages: Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat(messages));
  }
}
