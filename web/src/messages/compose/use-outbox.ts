import { useEffect, useSyncExternalStore } from 'react';
import { randomHex } from '../../client/trace.ts';
import { useSendMessage } from '../messages.queries.ts';
import type { MessageToSend } from '../thread-answers.ts';
import {
  changeInOutbox,
  inOutbox,
  listenToOutboxes,
  putInOutbox,
  takeFromOutbox,
  type Outgoing,
} from './outbox.ts';

/**
 * Keys of what this page is sending now; other messages marked as sending were left by an earlier
 * page.
 */
const underWay = new Set<string>();

/** Sends the messages of a thread, and stores each until the server has it. */
export function useOutbox(me: string, thread: string) {
  const box = `torg.outbox.${me}.${thread}`;
  const outgoing = useSyncExternalStore(listenToOutboxes, () => inOutbox(box));
  const { mutateAsync } = useSendMessage(thread);

  const dispatch = async ({ key, content, files }: MessageToSend) => {
    if (underWay.has(key)) return;
    underWay.add(key);
    changeInOutbox(box, key, { state: 'sending', error: undefined });
    try {
      await mutateAsync({ key, content, files });
      takeFromOutbox(box, key);
    } catch (error) {
      changeInOutbox(box, key, { state: 'failed', error });
    } finally {
      underWay.delete(key);
    }
  };

  useEffect(() => {
    for (const one of inOutbox(box)) if (one.state === 'sending') void dispatch(one);
    // eslint-disable-next-line react/exhaustive-deps -- once for each box; later messages are sent at once
  }, [box]);

  const send = (content: string, files: MessageToSend['files'], after: string | undefined) => {
    const message: Outgoing = { key: randomHex(16), content, files, after, state: 'sending' };
    putInOutbox(box, message);
    void dispatch(message);
  };
  const takeBack = (key: string) => takeFromOutbox(box, key);

  return { outgoing, send, retry: dispatch, takeBack };
}
