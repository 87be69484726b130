import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';

/** A text of a live region; the number makes a repeated one new. */
export interface Said {
  text: string;
  number: number;
}

const pauseMs = 900;

/**
 * What the live regions say: one's own steps at once; of others one sentence at a time, and what they
 * do while that is read out in the next one.
 */
export function useAnnouncer() {
  const { t } = useLingui();
  const [own, setOwn] = useState<Said>({ text: '', number: 0 });
  const [others, setOthers] = useState<Said>({ text: '', number: 0 });
  const waiting = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readUntil = useRef(0);

  const next = (before: Said, text: string): Said => ({ text, number: before.number + 1 });
  const say = (text: string): void => setOwn((before) => next(before, text));
  const flush = () => {
    timer.current = undefined;
    readUntil.current = performance.now() + pauseMs;
    const [first = '', ...more] = waiting.current;
    const count = waiting.current.length;
    waiting.current = [];
    const latest = more.at(-1) ?? first;
    setOthers((before) =>
      next(before, count > 1 ? t`${count} endringer av andre. Sist: ${latest}` : first),
    );
  };
  const sayOfOthers = (text: string): void => {
    waiting.current.push(text);
    timer.current ??= setTimeout(flush, readUntil.current - performance.now());
  };
  return { own, others, say, sayOfOthers };
}
