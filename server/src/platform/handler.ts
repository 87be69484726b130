import type { Readable } from 'node:stream';
import type { Answer, Call, Received } from '@torg/protocol/call';
import type { ErrorCode } from '@torg/protocol/errors';
import type { EventMetadata } from '@torg/protocol/events/events';
import type { EventKind } from '@torg/protocol/events/event-kinds';
import type { Locale } from '@torg/protocol/terms';
import type { RawBuilder } from 'kysely';
import type { Actor } from './actor.ts';
import type { Db, Tx } from './database/tables.ts';
import type { Enqueue, EnqueueAll } from './jobs/job-definition.ts';
import type { Logger } from './log.ts';
import type { DomainMerges } from './merges.ts';
import type { External } from './ports/external.ts';
import type { Emit, Notify } from './live/emit.ts';
import type { KnownFacts } from './reaction-facts.ts';
import type { Settings } from './settings.ts';

interface Common<A> {
  /** for searches; outside of any transaction */
  searches: Db;
  actor: A;
  now: Date;
  traceId: string;
  settings: Settings;
  request: {
    address: string;
    device: string;
    url: string;
    cookies: Readonly<Record<string, string | undefined>>;
  };
  log: Logger;
  /** how each domain merges its rows when two accounts, organizations or competencies become one */
  merges: readonly DomainMerges[];
  /** the names of the jobs that this program runs */
  knownJobs: ReadonlySet<string>;
  /** Records that somebody looked at something; written in batches after the call. */
  trackView: <K extends EventKind>(kind: K, metadata: EventMetadata<K>) => void;
}

export interface ReadContext<A = Actor> extends Common<A> {
  db: Db;
}

/** A transaction without external services: a handler cannot send mail or wait for a vendor. */
export interface ChangeContext<A = Actor> extends Common<A> {
  db: Tx;
  emit: Emit;
  /** What the reactions to such events have to know of an assignment, as SQL; goes to `emit`. */
  reactionFacts: (
    kinds: readonly EventKind[],
    assignment: RawBuilder<unknown>,
  ) => RawBuilder<KnownFacts>;
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  notify: Notify;
  /** Removes the account from every process's cache, since its rights have changed. */
  forgetActor: (account: string) => Promise<void>;
  /** Sets or clears the session cookie on the answer. */
  setSession: (token: string | null) => void;
  /** Sets or clears the cookie of a sign-in that waits for its second factor. */
  setPendingSignIn: (token: string | null) => void;
  /** Runs something after the commit, and not at all when the change is rolled back. */
  afterCommit: (run: () => void) => void;
}

/** For the few calls that wait for external services; they open short transactions of their own. */
export interface ExternalContext<A = Actor> extends ReadContext<A> {
  external: External;
  transaction: <T>(change: (context: ChangeContext<A>) => Promise<T>) => Promise<T>;
}

/** An uploaded file whose type was determined from its content, already in the storage. */
export interface ReceivedFile {
  storage_key: string;
  file_name: string;
  media_type: string;
  /** bytes */
  size: number;
  sha256: string;
  /** whether it was encoded anew, and has a small size beside the large one */
  is_picture: boolean;
}

/** A file to send; `inline` shows it in the browser instead of downloading it. */
export interface FileAnswer {
  storage_key: string;
  file_name: string;
  media_type: string;
  /** only pictures and PDFs are shown; all others are downloaded in any case */
  inline: boolean;
  /** seconds that the browser may cache it */
  cacheFor?: number;
  /** the error when the storage has lost it */
  ifLost?: ErrorCode;
}

/** A file that was made for this answer, and is stored nowhere. */
export interface MadeFile {
  content: Buffer;
  file_name: string;
  media_type: string;
  inline: boolean;
  /** what else the answer says about it */
  headers?: Readonly<Record<string, string>>;
}

/** A file that is made while it is sent, so that its size is not known. */
export interface StreamedFile {
  stream: Readable;
  file_name: string;
  media_type: string;
  inline: boolean;
}

/** A redirect, with a cookie that only the server reads; a null value clears it. */
export interface RedirectAnswer {
  location: string;
  cookie?: { name: string; value: string | null; seconds: number };
}

/** A page that a link in a mail opens: it works without the app and without scripts. */
export interface PageAnswer {
  locale: Locale;
  heading: string;
  text: string;
  /** posts to the page's own address; a quiet button undoes what was done */
  button?: { label: string; name: string; value: string; isQuiet: boolean };
  /** leads to the page of the app where the same can be done */
  link: { label: string; path: string };
}

/** A JSON answer that the database has written already, since most of it are long texts. */
export class WrittenAnswer {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

type ActorOf<C> = C extends { access: 'stranger' } ? Actor | null : Actor;
type ContextOf<C> = C extends { effect: 'external' }
  ? ExternalContext<ActorOf<C>>
  : C extends { effect: 'change' }
    ? ChangeContext<ActorOf<C>>
    : C extends { effect: 'read' } | { method: 'GET' }
      ? ReadContext<ActorOf<C>>
      : ChangeContext<ActorOf<C>>;

type AnswerOf<C> = C extends { raw: 'file' }
  ? FileAnswer | MadeFile | StreamedFile
  : C extends { raw: 'redirect' }
    ? RedirectAnswer
    : C extends { raw: 'page' }
      ? PageAnswer
      : C extends { answer: object }
        ? Answer<C>
        : void;

type Uploaded<C> = C extends { upload: { files: number } }
  ? { files: readonly ReceivedFile[] }
  : C extends { upload: object }
    ? { file: ReceivedFile }
    : object;

export type Handler<C> = (
  context: ContextOf<C>,
  input: Received<C> & Uploaded<C>,
) => Promise<AnswerOf<C>>;

/** Of a call whose answer the database writes. */
export type WrittenHandler<C> = (
  context: ContextOf<C>,
  input: Received<C> & Uploaded<C>,
) => Promise<WrittenAnswer>;

/** The handlers of a table of calls; a call without a handler does not compile. */
export type Routes<T extends Record<string, Call>> = {
  readonly [K in keyof T]: Handler<T[K]> | WrittenHandler<T[K]>;
};

/** A call that sends files to an object, which its path names, or `profile` in its query. */
type SendsFilesTo = { upload: object } & (
  | { params: object }
  | { query: { shape: { profile: object } } }
);

/**
 * Of each call that sends files to an object: whether the object is there and one may change it, which
 * is refused before anything is said of the files. The handler asks once more, when it has locked it.
 */
export type Opens<T extends Record<string, Call>> = {
  readonly [K in keyof T as T[K] extends SendsFilesTo ? K : never]: (
    context: Pick<ReadContext, 'db' | 'actor' | 'now'>,
    input: Pick<Received<T[K]>, 'params' | 'query'>,
  ) => Promise<unknown>;
};

export interface BoundCall {
  name: string;
  call: Call;
  handler: (context: never, input: never) => Promise<unknown>;
  open: ((context: never, input: never) => Promise<unknown>) | undefined;
}

export function routes<T extends Record<string, Call>>(
  table: T,
  handlers: Routes<T>,
  ...[opens]: keyof Opens<T> extends never ? [] : [opens: Opens<T>]
): BoundCall[] {
  const openOf: Record<string, unknown> = { ...opens };
  return Object.entries(table).map(([name, call]) => ({
    name,
    call,
    handler: handlers[name] as unknown as BoundCall['handler'],
    open: openOf[name] as BoundCall['open'],
  }));
}
