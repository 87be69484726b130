/** Text that is being written, kept in this tab alone: it outlives a reload, not the tab. */
export function keepDraft(key: string, text: string): void {
  if (text) sessionStorage.setItem(key, text);
  else sessionStorage.removeItem(key);
}

export const readDraft = (key: string): string => sessionStorage.getItem(key) ?? '';
