const steps = ['byte', 'kilobyte', 'megabyte'] as const;

/** A file size for people: `340 kB`, `2,1 MB`. The unit stays on the line of its number. */
export function sizeText(locale: string, bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), steps.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: steps[step],
    maximumFractionDigits: step < 2 ? 0 : 1,
  })
    .format(bytes / 1000 ** step)
    .replace(' ', '\u00A0');
}
