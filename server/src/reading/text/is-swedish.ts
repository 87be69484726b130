import type { Word } from './words.ts';

const swedish = new Set(
  'och inte att som är på av för från till vi söker behöver med ska'.split(' '),
);
const norwegian = new Set(
  'og ikke å som er på av for fra til vi søker trenger med skal'.split(' '),
);

/** Whether more words of a text are Swedish than Norwegian. */
export function isSwedish(words: readonly Word[]): boolean {
  let balance = 0;
  for (const { text } of words) {
    const word = text.toLowerCase();
    if (swedish.has(word) || /[äö]/.test(word)) balance += 1;
    if (norwegian.has(word) || /[æø]/.test(word)) balance -= 1;
  }
  return balance > 0;
}
