/** Old fonts of TeX keep their ligatures where others have control codes. */
const ligatures: Record<string, string> = {
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
};

/** Marks that show pictures of a font of icons, but for its bullets. */
const icons = /[\uE000-\uF8FF]|[\u{F0000}-\u{FFFFD}]/gu;
const bullets = /[\uF0B7\uF0A7\uF0D8\uF076\u25AA\u25CF\u25CB\u25A0\u25E6\u2043\u2023\u27A2\u2022]/g;
// oxlint-disable-next-line no-control-regex -- these codes are what is taken out
const codes =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001A\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD\u00AD]/g;

/** A text as it is read: letters alone, without what printers and tricks put between them. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/[\u001B-\u001F]/g, (code) => ligatures[code] ?? '')
    .replaceAll(/[\uFB00-\uFB06]/g, (letter) => letter.normalize('NFKC'))
    .replaceAll(bullets, '•')
    .replaceAll(icons, '')
    .replaceAll(codes, '')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000\t\r\n]/g, ' ')
    .normalize('NFC');
