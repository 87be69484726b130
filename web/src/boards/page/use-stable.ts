import { useLayoutEffect, useRef, useState } from 'react';

type Functions = Record<string, (...args: never[]) => unknown>;

/** The same functions at every render, which do what the latest ones do: nothing is drawn for them. */
export function useStable<F extends Functions>(now: F): F {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(now).map((name) => [name, (...args: never[]) => latest.current[name]?.(...args)]),
    ),
  );
  return stable as F;
}
