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
const bullets = /[\uF0B7\uF0A7\uF0D8\uF076\u25AA\u25CF\u25CB\u25A0\u25E6\u2043\u2023\u27A2\u2022]/g;
/** Codes that control printers, the direction of letters, and where a word may break. */
const codes = /[\p{Cc}\p{Cf}\uFFFD]/gu;

const withLigatures = (text: string): string =>
  ligatures.reduce((all, [code, letters]) => all.replaceAll(code, letters), text);

/** A text as it is read: letters alone, without what printers and tricks put between them. */
export const cleanText = (text: string): string =>
  withLigatures(text)
    .replaceAll(/[\uFB00-\uFB06]/g, (letter) => letter.normalize('NFKC'))
    .replaceAll(bullets, '•')
    .replaceAll(icons, '')
    .replaceAll(/[\s\u202F\u205F]/g, ' ')
    .replaceAll(codes, '')
    .normalize('NFC');
