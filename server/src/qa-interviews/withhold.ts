import { wholeWord } from '../platform/text/whole-word.ts';

const shortestPart = 3;
const inItsPlace = '[…]';
/** Signs that are not seen, or that turn the line around: a place to hide words in. */
const invisible = /[\p{Cf}\u{E0000}-\u{E007F}]/gu;

/** Who wrote something, and whom they have worked for. */
export interface Withheld {
  name: string;
  /** addresses, and the names of companies */
  terms: readonly string[];
}

/** As it is, and with the s that Norwegians and Swedes put at its end. */
const bothForms = (term: string): string[] => [term, `${term}s`];

/** Of the person's name each part too, as it is written: Ida of «Ida Solbakken». */
function patternsFor({ name, terms }: Withheld): RegExp[] {
  const long = (some: readonly string[]) =>
    some.map((term) => term.trim()).filter((term) => term.length >= shortestPart);
  return [
    ...long([name, ...terms])
      .flatMap(bothForms)
      .map((term) => wholeWord(term, 'giu')),
    ...long(name.split(/\s+/))
      .flatMap(bothForms)
      .map((part) => wholeWord(part, 'gu')),
  ];
}

/** Makes texts fit to be judged: who wrote them is taken out, and so is what cannot be seen. */
export function withholder(withheld: Withheld) {
  const patterns = patternsFor(withheld);
  return (text: string, mostCharacters: number): string =>
    patterns
      .reduce(
        (kept, pattern) => kept.replaceAll(pattern, inItsPlace),
        text.normalize('NFC').replaceAll(invisible, ''),
      )
      .slice(0, mostCharacters)
      .toWellFormed();
}
