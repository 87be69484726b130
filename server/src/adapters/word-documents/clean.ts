/** What XML may not have, and what turns the direction of writing. */
const forbidden =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFE\uFFFF]|\p{Cs}/gu;

export const clean = (text: string): string => text.normalize('NFC').replaceAll(forbidden, '');
