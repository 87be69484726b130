import type { LiveTopic } from '@torg/protocol/accounts/accounts';
import type { LiveData } from './live.ts';

type Listener = (data: LiveData) => void;

const listeners = new Map<LiveTopic, Set<Listener>>();

/** Hears what the messages of a topic say, until the returned function is called. */
export function listenTo(topic: LiveTopic, listener: Listener): () => void {
  const all = listeners.get(topic) ?? new Set();
  listeners.set(topic, all.add(listener));
  return () => void all.delete(listener);
}

/** Called by the shell, which has the one stream of the app. */
export function passOn(topic: LiveTopic, data: LiveData): void {
  for (const listener of listeners.get(topic) ?? []) listener(data);
}
