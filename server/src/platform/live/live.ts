import type { LiveTopic } from '@torg/protocol/accounts/accounts';
import { sql } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { Db } from '../database/tables.ts';
import { batch, type Batch } from '../batch.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';

/** Small on purpose: PostgreSQL carries at most 8,000 bytes, and the page asks for the rest. */
export interface LiveMessage {
  topic: LiveTopic;
  accounts: readonly string[];
  data?: Record<string, string>;
}

export interface Live {
  /** Hears what concerns an account, until the answered function is called. */
  subscribe: (account: string, listener: (message: LiveMessage) => void) => () => void;
  /** Hears everything; for what a process keeps in its memory. */
  onAny: (listener: (message: LiveMessage) => void) => void;
  /** Something may have been missed: ask for everything anew. */
  onReset: (listener: () => void) => () => void;
  stop: () => Promise<void>;
}

const channel = 'torg_live';
/** Stands for every admin where accounts are named, so that nobody has to look them up. */
export const everyAdmin = 'every-admin';
/** What waits for an admin may be more or less now. */
export const waitingMessage: LiveMessage = { topic: 'waiting', accounts: [everyAdmin] };
/** 37 characters each, well within what one notification carries. */
const accountsAtOnce = 150;

/** The message as it is carried, in as many parts as it takes. */
function payloadsOf(message: LiveMessage): string[] {
  const payloads: string[] = [];
  for (let from = 0; from < message.accounts.length; from += accountsAtOnce) {
    const accounts = message.accounts.slice(from, from + accountsAtOnce);
    payloads.push(JSON.stringify({ ...message, accounts }));
  }
  return payloads;
}

/** Tells open pages, in this process and in all others; within a transaction, when it commits. */
export async function publishLive(db: Db, ...messages: LiveMessage[]): Promise<void> {
  const payloads = messages.flatMap(payloadsOf);
  await sql`${prepared} select pg_notify(${channel}, payload)
    from unnest(${payloads}::text[]) as payload`.execute(db);
}

const notifyTogetherMs = 20;

/**
 * Gathers what transactions that have committed tell the open pages: transactions that notify by
 * themselves commit one after the other. What a killed process has not told, pages ask for anew.
 */
export const notifySoon = (db: Db, onError: (error: unknown) => void): Batch<LiveMessage> =>
  batch((messages) => publishLive(db, ...messages), { forMs: notifyTogetherMs, onError });

/** One connection to the database's notifications, shared out to everybody who listens here. */
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
    log.warn('live updates were interrupted; pages are told to ask anew');
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
