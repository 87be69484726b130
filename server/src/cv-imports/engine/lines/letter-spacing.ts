const spaced = /(?<![\p{L}\d&])[\p{L}\d&](?: [\p{L}\d&]){2,}(?![\p{L}\d&])/gu;

/** Whether a text is one that a heading's letter spacing has taken apart, as `O M`. */
export const isLetterSpaced = (text: string): boolean =>
  /^\p{L}(?: {1,2}[\p{L}&])+$/u.test(text.trim());

/** `U T B I L D N I N G` as it was meant; two spaces part words, one parts letters. */
export function withoutLetterSpacing(text: string): string {
  const single = text.split(/\s+/).filter((one) => one.length === 1).length;
  if (single < 3) return text.replaceAll(/ {2,}/g, ' ');
  return text
    .replaceAll(spaced, (letters) => letters.replaceAll(' ', ''))
    .replaceAll(/ {2,}/g, ' ');
}
