import { useState } from 'react';

const key = 'torg.sidebar';

export const isCollapsed = (): boolean => localStorage.getItem(key) === 'collapsed';

/** Whether the side bar is collapsed; stored in this browser. */
export function useCollapsed() {
  const [collapsed, setCollapsed] = useState(isCollapsed);
  const remember = (next: boolean) => {
    localStorage.setItem(key, next ? 'collapsed' : 'regular');
    setCollapsed(next);
  };
  return [collapsed, remember] as const;
}
