interface Bounds {
  least: number | null;
  most: number | null;
}

/** `5`, `3–5`, `≥ 5` or `≤ 1200`; `last` writes the last number, such as with a percent sign. */
export function rangeText(
  { least, most }: Bounds,
  last: (value: number) => string = String,
): string {
  if (least === null) return most === null ? '' : `≤ ${last(most)}`;
  if (most === null) return `≥ ${last(least)}`;
  return least === most ? last(least) : `${least}–${last(most)}`;
}

/** A language by its name in the reader's own. */
export const languageText = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code === 'nb' ? 'no' : code) ?? code;
