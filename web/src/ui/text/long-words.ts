import type { CSSProperties } from 'react';

/** in characters; a shorter word takes the browser a few milliseconds at most */
const longest = 500;

/**
 * Style for text with a word of many lines. With kerning, the browser shapes the rest of such a word
 * anew for every line, which takes seconds.
 */
export function longWordStyle(text: string): CSSProperties | undefined {
  const isLong = text.split(/\s/).some((word) => word.length > longest);
  return isLong ? { fontKerning: 'none' } : undefined;
}
