/** What XML may not have, and what turns the direction of writing; line ends are runs of their own. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\uFFFE\uFFFF]/gu;

export const clean = (text: string): string => text.normalize('NFC').replaceAll(forbidden, '');
