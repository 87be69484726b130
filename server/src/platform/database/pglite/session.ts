import { messages, parse, protocol, type Results } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';
import { addArrayTypes, arrayTypes, simpleTypes, type ColumnTypes } from './column-writers.ts';
import { joined, type Engine } from './engine.ts';

const { serialize, Parser } = protocol;
type Message = ReturnType<typeof serialize.sync>;
type Answer = Parameters<typeof parse.parseResults>[0];
type OnPayload = (payload: string) => void;

/** How many texts of statements that are not prepared have the types of their values cached. */
const cachedTexts = 500;

/**
 * The only session of an engine. It writes and reads the protocol here, so that what goes to another
 * thread and back are bytes, which change hands without being copied.
 */
export class Session {
  readonly #engine: Engine;
  readonly #columns: ColumnTypes = simpleTypes();
  readonly #listeners = new Map<string, Set<OnPayload>>();
  /** the types of a prepared statement's values, by its name */
  readonly #planned = new Map<string, readonly number[]>();
  readonly #described = new LRUCache<string, readonly number[]>({ max: cachedTexts });
  /** what travels with the next statement */
  #waiting: Message[] = [];
  #isInTransaction = false;
  #current: Promise<unknown> = Promise.resolve();

  private constructor(engine: Engine) {
    this.#engine = engine;
  }

  static async on(engine: Engine): Promise<Session> {
    const session = new Session(engine);
    const { rows } = await session.query<{ element: number; array: number }>(arrayTypes);
    addArrayTypes(session.#columns, rows);
    return session;
  }

  get isInTransaction(): boolean {
    return this.#isInTransaction;
  }

  /** Whether the engine works, as soon as it is done with its present statement. */
  async works(): Promise<boolean> {
    return this.#current.then(
      () => true,
      () => false,
    );
  }

  async query<R>(text: string, values: readonly unknown[] = []): Promise<Results<R>> {
    const parsed = serialize.parse({ text });
    let types = values.length === 0 ? [] : this.#described.get(text);
    const isParsed = types === undefined;
    types ??= await this.#describe([parsed, serialize.describe({ type: 'S' })]);
    this.#described.set(text, types);
    const run = this.#bind({ values: this.#write(values, types) });
    return this.#result(await this.#send(isParsed ? run : [parsed, ...run]));
  }

  /** Plans the statement once; it is known by its name from then on. */
  async prepared<R>(name: string, text: string, values: readonly unknown[]): Promise<Results<R>> {
    let types = this.#planned.get(name);
    if (types === undefined) {
      const planning = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })];
      types = await this.#describe(planning);
      this.#planned.set(name, types);
    }
    const run = this.#bind({ statement: name, values: this.#write(values, types) });
    return this.#result(await this.#send(run));
  }

  /** Runs a script of statements without values. */
  async exec(script: string): Promise<Results[]> {
    const answer = await this.#send([serialize.query(script)]);
    return parse.parseResults(answer, this.#columns.parsers);
  }

  /** Runs a script together with the statement after it; if it fails, that one fails with its error. */
  execWithNext(script: string): void {
    this.#waiting.push(serialize.query(script));
  }

  /** Forgets what waits for a statement that does not come. */
  dropWaiting(): void {
    this.#waiting = [];
  }

  /** Returns a function that stops listening. */
  async listen(channel: string, onPayload: OnPayload): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(onPayload));
    if (listeners.size === 1) await this.exec(`listen "${channel}"`);
    return async () => {
      listeners.delete(onPayload);
      if (listeners.size === 0) await this.exec(`unlisten "${channel}"`);
    };
  }

  dump(): Promise<Blob> {
    return this.#engine.dump();
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  async #describe(planning: Message[]): Promise<readonly number[]> {
    const answer = await this.#send([...planning, serialize.sync()]);
    return parse.parseDescribeStatementResults(answer);
  }

  #bind(bound: Parameters<typeof serialize.bind>[0]): Message[] {
    const described = serialize.describe({ type: 'P' });
    return [serialize.bind(bound), described, serialize.execute(), serialize.sync()];
  }

  /** Values without a writer of their own, such as uuids, are text already. */
  #write(values: readonly unknown[], types: readonly number[]): (string | null)[] {
    return values.map((value, place) => {
      if (value === null || value === undefined) return null;
      const write = this.#columns.writers[types[place] ?? 0];
      return write === undefined ? (value as string | number).toString() : write(value);
    });
  }

  #result<R>(answer: Answer): Results<R> {
    return parse.parseResults(answer, this.#columns.parsers)[0] as Results<R>;
  }

  /** Sends all messages in one step, since each step costs a trip to the engine. */
  async #send(sent: Message[]): Promise<Answer> {
    const before = this.#waiting;
    this.#waiting = [];
    const reply = this.#engine.send(joined([...before, ...sent]));
    this.#current = reply;
    return this.#read(await reply);
  }

  /** The answer to the last statement; throws the first error. */
  #read(bytes: Uint8Array<ArrayBuffer>): Answer {
    let answer: Answer = [];
    let isComplete = false;
    let failure: Error | undefined;
    new Parser().parse(bytes, (message) => {
      if (isComplete) answer = [];
      isComplete = message instanceof messages.ReadyForQueryMessage;
      if (message instanceof messages.ReadyForQueryMessage) {
        this.#isInTransaction = message.status !== 'I';
      } else if (message instanceof messages.DatabaseError) failure ??= message;
      else if (message instanceof messages.NotificationResponseMessage) this.#hear(message);
      answer.push(message);
    });
    if (failure !== undefined) throw failure;
    return answer;
  }

  /** Later, since a listener may ask the session, which is in the middle of an answer. */
  #hear({ channel, payload }: { channel: string; payload: string }): void {
    for (const onPayload of this.#listeners.get(channel) ?? []) setImmediate(onPayload, payload);
  }
}
