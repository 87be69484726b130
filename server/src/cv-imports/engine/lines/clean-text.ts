/** Old fonts of TeX keep their ligatures where others have control codes. */
const ligatures = [
  ['\u001B', 'ff'],
  ['\u001C', 'fi'],
  ['\u001D', 'fl'],
  ['\u001E', 'ffi'],
  ['\u001F', 'ffl'],
] as const;

/** Marks that show pictures of a font of icons, but for its bullets. */
const icons = /[\uE000-\uF8FF]|[\u{F0000}-\u{FFFFD}]/gu;
const bullets =
  /[\uF0B7\uF0A7\uF0D8\uF076\u25AA\u25CF\u25CB\u25A0\u25E6\u2043\u2023\u27A2\u2022\u25C6\u25C7\u22C4\u2756\u276F]/g;
/** Codes that control printers, the direction of letters, and where a word may break. */
const codes = /[\p{Cc}\p{Cf}\uFFFD]/gu;

/** Accents of their own that old fonts of TeX draw before their letter, as `¨u`. */
const accents = new Map(
  Object.entries({
    ...{ '´': '\u0301', '`': '\u0300', '¨': '\u0308', ˆ: '\u0302', '˜': '\u0303', '¯': '\u0304' },
    ...{ '˘': '\u0306', '˙': '\u0307', '˚': '\u030A', '¸': '\u0327', '˝': '\u030B', ˇ: '\u030C' },
  }),
);

/** `G¨ung¨or` as it was meant. */
export function withAccents(text: string): string {
  return text.replaceAll(/([´`¨ˆ˜¯˘˙˚¸˝ˇ])(\p{L})/gu, (both, accent: string, letter: string) => {
    const whole = `${letter === 'ı' ? 'i' : letter}${accents.get(accent) ?? ''}`.normalize('NFC');
    return whole.length === 1 ? whole : both;
  });
}

const withLigatures = (text: string): string =>
  ligatures.reduce((all, [code, letters]) => all.replaceAll(code, letters), text);

/** A text as it is read: letters alone, without what printers and tricks put between them. */
export const cleanText = (text: string): string =>
  withLigatures(text)
    // A soft hyphen between spaces is a dash, as in `2019 \u00AD 2021`.
    .replaceAll(/(?<=\s)\u00AD(?=\s)/g, '–')
    .replaceAll(/[\uFB00-\uFB06]/g, (letter) => letter.normalize('NFKC'))
    .replaceAll(bullets, '•')
    .replaceAll(icons, '')
    .replaceAll(/[\s\u202F\u205F]/g, ' ')
    .replaceAll(codes, '')
    .normalize('NFC');
