import { useRef, useState } from 'react';

/** Asks which square of a photo is meant, and waits for the answer; nothing when it is given up. */
export function useAskCrop() {
  const [asked, setAsked] = useState<File>();
  const waiting = useRef<(cut: File | undefined) => void>(undefined);
  const answer = (cut: File | undefined) => {
    waiting.current?.(cut);
    waiting.current = undefined;
    setAsked(undefined);
  };
  const ask = (file: File) => {
    answer(undefined);
    const { promise, resolve } = Promise.withResolvers<File | undefined>();
    waiting.current = resolve;
    setAsked(file);
    return promise;
  };
  return { asked, ask, answer };
}
