import { useRef, useState } from 'react';

/** Lets the user choose a square of a photo, and awaits the choice; undefined when they cancel. */
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
