import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWarnBeforeClosing } from '../dialog/use-warn-before-closing.ts';
import { Autosave, type AutosaveOptions, type AutosaveSnapshot } from './autosave.ts';
import { storeChanges, storedChanges } from './stored-changes.ts';

type HookOptions<F> = Omit<AutosaveOptions<F>, 'store' | 'stored'> & {
  /** where unsaved changes are stored across a reload */
  storageKey: string;
};

type Actions<F extends object> = Pick<Autosave<F>, 'set' | 'choose' | 'flush' | 'meet'>;

/**
 * Saves while the user types. The options are read once; give the component a new key to start over.
 * Changes are sent at once when the page is left, hidden, or online again.
 */
export function useAutosave<F extends object>(
  options: HookOptions<F>,
): AutosaveSnapshot<F> & Actions<F> {
  const [autosave] = useState(() => makeAutosave(options));
  const snapshot = useSyncExternalStore(autosave.subscribe, autosave.snapshot);
  useWarnBeforeClosing(snapshot.unsaved);

  useEffect(() => {
    const flush = () => void autosave.flush();
    flush();
    addEventListener('online', flush);
    addEventListener('blur', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('online', flush);
      removeEventListener('blur', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [autosave]);

  const { set, choose, flush, meet } = autosave;
  return { ...snapshot, set, choose, flush, meet };
}

function makeAutosave<F extends object>({ storageKey, ...options }: HookOptions<F>) {
  return new Autosave<F>({
    ...options,
    stored: storedChanges<F>(storageKey),
    store: (unsaved) => storeChanges(storageKey, unsaved),
  });
}
