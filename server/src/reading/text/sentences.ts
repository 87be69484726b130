import type { Stretch } from '../found.ts';
import { bulletOf } from './bullets.ts';

/** A line of the text; `isItem`: of a list. */
export interface Line extends Stretch {
  text: string;
  isItem: boolean;
}

export function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const made = {
      start,
      end: start + line.length,
      text: line,
      isItem: bulletOf(line) !== undefined,
    };
    start += line.length + 1;
    return made;
  });
}

/** Abbreviations and numbers end no sentence, but weeks do: `4. januar`, `ca. 3`, `uke 6.` */
const end =
  /(?<!\b(?:(?<!(?:uke|vecka|week|v\.) )\d{1,2}|v|kl|ca|nr|bl|mnd|mån|kr|max|maks|min|f|t|o|m|a))[.!?](?=\s+["«»(]?\p{Lu}|\s*$)/gu;

/** The sentences of a line. */
export function sentencesOf({ start, text }: Line): Stretch[] {
  const ends = [...text.matchAll(end)].map((match) => match.index + 1);
  const cuts = [0, ...ends.filter((one) => one < text.length), text.length];
  return cuts.slice(1).map((to, at) => ({ start: start + (cuts[at] ?? 0), end: start + to }));
}
