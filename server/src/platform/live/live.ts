import type { LiveTopic } from '@torg/protocol/accounts/accounts';
import { sql } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { Db } from '../database/tables.ts';
import { batch, type Batch } from '../batch.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';

/** Kept small: a PostgreSQL notification has at most 8,000 bytes, and the page loads the rest. */
export interface LiveMessage {
  topic: LiveTopic;
  accounts: readonly string[];
  data?: Record<string, string>;
}

export interface Live {
  /** Listens for messages to an account, until the returned function is called. */
  subscribe: (account: string, listener: (message: LiveMessage) => void) => () => void;
  /** Listens for all messages, as for what a process caches. */
  onAny: (listener: (message: LiveMessage) => void) => void;
  /** Messages may have been missed, so that everything has to be read again. */
  onReset: (listener: () => void) => () => void;
  stop: () => Promise<void>;
}

const channel = 'torg_live';
/** Stands for every admin in a list of accounts, so that they need not be looked up. */
export const everyAdmin = 'every-admin';
/** What waits for admins may have changed. */
export const waitingMessage: LiveMessage = { topic: 'waiting', accounts: [everyAdmin] };
/** 37 characters each, well within the limit of one notification. */
const accountsAtOnce = 150;

/** The message as JSON, split into as many notifications as it needs. */
function payloadsOf(message: LiveMessage): string[] {
  const payloads: string[] = [];
  for (let from = 0; from < message.accounts.length; from += accountsAtOnce) {
    const accounts = message.accounts.slice(from, from + accountsAtOnce);
    payloads.push(JSON.stringify({ ...message, accounts }));
  }
  return payloads;
}

/** Notifies the open pages of every process; within a transaction, when it commits. */
export async function publishLive(db: Db, ...messages: LiveMessage[]): Promise<void> {
  const payloads = messages.flatMap(payloadsOf);
  await sql`${prepared} select pg_notify(${channel}, payload)
    from unnest(${payloads}::text[]) as payload`.execute(db);
}

const notifyTogetherMs = 20;

/**
 * Collects the messages of committed transactions, since transactions with a `pg_notify` of their own
 * commit one after the other. Pages read everything again if a killed process did not send its messages.
 */
export const notifySoon = (db: Db, onError: (error: unknown) => void): Batch<LiveMessage> =>
  batch((messages) => publishLive(db, ...messages), { forMs: notifyTogetherMs, onError });

/** One listener to the database's notifications, shared by everything in this process. */
export async function startLive(database: Database, log: Logger): Promise<Live> {
  const byAccount = new Map<string, Set<(message: LiveMessage) => void>>();
  const any = new Set<(message: LiveMessage) => void>();
  const resets = new Set<() => void>();

  const hear = (payload: string): void => {
    const message = JSON.parse(payload) as LiveMessage;
    for (const listener of any) listener(message);
    for (const account of message.accounts) {
      for (const listener of byAccount.get(account) ?? []) listener(message);
    }
  };
  const reset = (): void => {
    log.warn('live updates were interrupted; pages are notified to read everything again');
    for (const listener of resets) listener();
  };
  const stop = await database.listen(channel, hear, reset);

  return {
    subscribe(account, listener) {
      const listeners = byAccount.get(account) ?? new Set();
      byAccount.set(account, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byAccount.get(account) === listeners) byAccount.delete(account);
      };
    },
    onAny: (listener) => void any.add(listener),
    onReset(listener) {
      resets.add(listener);
      return () => resets.delete(listener);
    },
    stop,
  };
}
