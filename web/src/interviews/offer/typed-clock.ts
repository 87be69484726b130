/** Reads an hour as people type it: `9`, `930`, `9.30`, `kl. 9:30`, `09:30`; null if it is none. */
export function readClock(typed: string): string | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^kl\.?\s*/, '');
  const parts =
    /^(\d{1,2})[.:,\s](\d{2})$/.exec(text) ??
    /^(\d{1,2})(\d{2})$/.exec(text.length > 2 ? text : '') ??
    /^(\d{1,2})$/.exec(text);
  if (parts === null) return null;
  const [, hours = '', minutes = '00'] = parts;
  if (Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
