import { useRef, useState } from 'react';

/** Asks which square of a photo is meant, and waits for the answer; nothing when it is given up. */
export function useAskCrop() {
  const [picked, setPicked] = useState<File>();
  const waiting = useRef<(cut: File | undefined) => void>(undefined);
  const answer = (cut: File | undefined) => {
    waiting.current?.(cut);
    waiting.current = undefined;
    setPicked(undefined);
  };
  const ask = (file: File) => {
    answer(undefined);
    const { promise, resolve } = Promise.withResolvers<File | undefined>();
    waiting.current = resolve;
    setPicked(file);
    return promise;
  };
  return { picked, ask, answer };
}
