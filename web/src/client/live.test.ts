import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen, type LiveData } from './live.ts';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  onopen?: () => void;
  onerror?: () => void;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.onerror?.();
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

const newest = () => Stream.opened.at(-1) as Stream;

describe('live messages', () => {
  const onMessage = vi.fn<(topic: string, data: LiveData) => void>();
  const onGap = vi.fn<() => void>();
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', Stream);
    Stream.opened = [];
    stop = listen({ topics: ['thread'], onMessage, onGap });
  });
  afterEach(() => {
    stop();
    vi.resetAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('arrive with their topic', () => {
    newest().open();
    newest().dispatchEvent(new Event('thread'));
    vi.advanceTimersByTime(0);
    expect(onMessage).toHaveBeenCalledExactlyOnceWith('thread', {});
    expect(onGap).not.toHaveBeenCalled();
  });
  it('bring what they say', () => {
    newest().open();
    newest().dispatchEvent(new MessageEvent('thread', { data: '{"thread":"a"}' }));
    newest().dispatchEvent(new MessageEvent('thread', { data: 'broken' }));
    vi.advanceTimersByTime(0);
    expect(onMessage.mock.calls.map(([, data]) => data)).toEqual([{ thread: 'a' }, {}]);
  });
  it('that come together are passed on together, in their order', () => {
    const said: string[] = [];
    onMessage.mockImplementation((_topic, { thread = '' }) => said.push(thread));
    for (const thread of ['a', 'b', 'c']) {
      newest().dispatchEvent(new MessageEvent('thread', { data: JSON.stringify({ thread }) }));
    }
    expect(said).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(said).toEqual(['a', 'b', 'c']);
    expect(vi.getTimerCount()).toBe(0);
  });
  it('are replaced by polling while there is no stream', () => {
    newest().fail(0);
    vi.advanceTimersByTime(60_000);
    expect(onGap).toHaveBeenCalledTimes(3);
    expect(Stream.opened).toHaveLength(1);
  });
  it('are fetched once after a break, and then arrive by themselves again', () => {
    newest().fail(0);
    newest().open();
    vi.advanceTimersByTime(60_000);
    expect(onGap).toHaveBeenCalledOnce();
  });
  it('are fetched when the server has missed some itself', () => {
    newest().open();
    newest().dispatchEvent(new Event('reset'));
    expect(onGap).toHaveBeenCalledOnce();
  });
  it('are connected to again, after ever longer pauses, when the browser has given up', () => {
    newest().fail(Stream.CLOSED);
    vi.advanceTimersByTime(2_000);
    expect(Stream.opened).toHaveLength(2);
    newest().fail(Stream.CLOSED);
    vi.advanceTimersByTime(3_999);
    expect(Stream.opened).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(Stream.opened).toHaveLength(3);
  });
  it('end when nobody listens any more', () => {
    newest().dispatchEvent(new Event('thread'));
    newest().fail(Stream.CLOSED);
    stop();
    vi.advanceTimersByTime(120_000);
    expect(Stream.opened).toHaveLength(1);
    expect(onMessage).not.toHaveBeenCalled();
    expect(onGap).not.toHaveBeenCalled();
  });
});
