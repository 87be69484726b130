import type { Stretch } from '../found.ts';

export interface PatternMatch extends Stretch {
  text: string;
  groups: Readonly<Record<string, string | undefined>>;
}

/** All places where a pattern with the flag `g` matches. */
export const matchesOf = (text: string, pattern: RegExp): PatternMatch[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    groups: match.groups ?? {},
  }));

/**
 * A pattern that ignores case and matches whole words. `#` stands for a space, or several, but not
 * the end of a line.
 */
export const words = (source: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${source.replaceAll('#', String.raw`(?:[ \t\u00a0]+)`)})(?![\p{L}\p{N}])`,
    'giu',
  );
