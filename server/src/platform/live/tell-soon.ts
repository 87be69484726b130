import type { Db } from '../database/tables.ts';
import { publishLive, type LiveMessage } from './live.ts';

const flushEveryMs = 20;

export interface TellSoon {
  tell: (messages: readonly LiveMessage[]) => void;
  stop: () => Promise<void>;
}

/**
 * Gathers for a moment what transactions that have committed tell the open pages, and tells it
 * together: transactions that notify by themselves commit one after the other. A killed process
 * loses the hints of that moment; what they are about is kept.
 */
export function tellSoon(db: Db, onError: (error: unknown) => void): TellSoon {
  let waiting: LiveMessage[] = [];
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> = Promise.resolve();
  const flush = (): void => {
    timer = undefined;
    const messages = waiting;
    waiting = [];
    telling = telling.then(() => publishLive(db, ...messages)).catch(onError);
  };
  return {
    tell(messages) {
      if (messages.length === 0) return;
      waiting.push(...messages);
      timer ??= setTimeout(flush, flushEveryMs);
    },
    async stop() {
      clearTimeout(timer);
      if (waiting.length > 0) flush();
      await telling;
    },
  };
}
