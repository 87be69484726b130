import { useEffect, useEffectEvent } from 'react';

const fields = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** Takes a text that somebody pastes where no field has the focus. */
export function usePastedText(take: (text: string) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const text = clipboardData?.getData('text/plain') ?? '';
    const isInField = target instanceof Element && target.closest(fields) !== null;
    if (isInField || text.trim() === '' || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    take(text);
  });
  useEffect(() => {
    const listening = new AbortController();
    globalThis.addEventListener('paste', paste, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
