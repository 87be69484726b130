import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Esc moves the focus to the thread's row, or opens the list if it is hidden. */
export function useBackToList(thread: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const leftAlone = '[role="dialog"], [role="listbox"], search';
      if ((event.target as HTMLElement).closest(leftAlone)) return;
      const row = document.querySelector<HTMLElement>(`a[data-thread="${thread}"]`);
      if (row?.offsetParent) row.focus();
      else void navigate({ to: '/messages', search: (before) => before });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [thread, navigate]);
}
