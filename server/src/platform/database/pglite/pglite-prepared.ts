import { parse, protocol, type PGlite, type Results } from '@electric-sql/pglite';

const { serialize } = protocol;

/**
 * Statements that the embedded database has planned, under their names. Its own `query` plans each
 * time, which there costs more than most answers.
 */
export class PreparedStatements {
  readonly #pglite: PGlite;
  /** the types of the parameters, by name */
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

  /** What has no serializer of its own, such as a uuid, is text already. */
  #write(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#pglite.serializers[type];
    return serializer === undefined ? (value as string | number).toString() : serializer(value);
  }

  /** All in one step: each costs a way into the database and back. */
  #send(...messages: Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat(messages));
  }
}
