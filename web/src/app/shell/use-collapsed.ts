import { useState } from 'react';

const key = 'torg.sidebar';

/** Whether the side bar is collapsed; remembered in this browser. */
export function useCollapsed() {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed');
  const remember = (next: boolean) => {
    localStorage.setItem(key, next ? 'collapsed' : 'regular');
    setCollapsed(next);
  };
  return [collapsed, remember] as const;
}
