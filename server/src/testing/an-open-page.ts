import { expect, vi } from 'vitest';
import type { TestClient } from './start-test-api.ts';

export interface OpenPage {
  /** the events so far */
  heard: { event: string; data: Record<string, string> }[];
  ended: Promise<void>;
  close: () => void;
}

export const openStream = (origin: string, client: TestClient, signal?: AbortSignal) =>
  fetch(`${origin}/api/main/live`, {
    headers: { cookie: client.cookie, accept: 'text/event-stream' },
    ...(signal ? { signal } : {}),
  });

/** Opens a page that listens over a real socket. */
export async function openPage(origin: string, client: TestClient): Promise<OpenPage> {
  const abort = new AbortController();
  const answer = await openStream(origin, client, abort.signal);
  expect(answer.status).toBe(200);
  const heard: OpenPage['heard'] = [];
  const read = async (): Promise<void> => {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const event = /^event: (.*)$/m.exec(part)?.[1];
        const data = /^data: (.*)$/m.exec(part)?.[1];
        if (event !== undefined) heard.push({ event, data: JSON.parse(data ?? '{}') });
      }
    }
  };
  const ended = read().catch(() => {});
  await vi.waitFor(() => expect(heard[0]?.event).toBe('ready'));
  return { heard, ended, close: () => abort.abort() };
}
