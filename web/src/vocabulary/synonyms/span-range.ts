interface Bounds {
  least: number | null;
  most: number | null;
}

/** `5`, `3–5`, `≥ 5` or `≤ 1200`. */
export function rangeText({ least, most }: Bounds): string {
  if (least === null) return most === null ? '' : `≤ ${most}`;
  if (most === null) return `≥ ${least}`;
  return least === most ? `${least}` : `${least}–${most}`;
}

/** A language by its name in the reader's own. */
export const languageText = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code === 'nb' ? 'no' : code) ?? code;
