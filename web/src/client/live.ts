import type { LiveTopic } from '@torg/protocol/accounts/accounts';

/** What a message says of its topic: ids, and numbers as text. */
export type LiveData = Readonly<Record<string, string>>;

export interface LiveHandlers {
  topics: readonly LiveTopic[];
  onMessage: (topic: LiveTopic, data: LiveData) => void;
  /** something may have been missed: after a break, and at intervals while there is no stream */
  onGap: () => void;
}

const firstRetry = 2_000;
const longestRetry = 60_000;
const pollEvery = 20_000;

/** Listens to what concerns the user until stopped; polls at intervals while it cannot listen. */
export function listen({ topics, onMessage, onGap }: LiveHandlers): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let wait = firstRetry;
  let waiting: (() => void)[] = [];
  let passing: ReturnType<typeof setTimeout> | undefined;

  /**
   * The browser hands over all that has come in one task. If the page were drawn anew for each of
   * many messages in there, that task would not end before the last of them.
   */
  const passLater = (pass: () => void) => {
    waiting.push(pass);
    passing ??= setTimeout(() => {
      const all = waiting;
      [waiting, passing] = [[], undefined];
      for (const next of all) next();
    });
  };
  const connected = () => {
    wait = firstRetry;
    if (polling === undefined) return;
    clearInterval(polling);
    polling = undefined;
    onGap();
  };
  const disconnected = () => {
    polling ??= setInterval(onGap, pollEvery);
    // The browser reconnects by itself, except after a refusal of the stream.
    if (source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(retry);
    retry = setTimeout(connect, wait);
    wait = Math.min(wait * 2, longestRetry);
  };
  const connect = () => {
    source = new EventSource('/api/main/live');
    source.onopen = connected;
    source.onerror = disconnected;
    source.addEventListener('reset', onGap);
    for (const topic of topics) {
      source.addEventListener(topic, (event: MessageEvent) =>
        passLater(() => onMessage(topic, dataOf(event))),
      );
    }
  };

  connect();
  return () => {
    source?.close();
    clearTimeout(passing);
    clearTimeout(retry);
    clearInterval(polling);
  };
}

function dataOf({ data }: MessageEvent): LiveData {
  if (typeof data !== 'string') return {};
  try {
    return JSON.parse(data) as LiveData;
  } catch {
    return {};
  }
}
