import { wholeWord } from '../platform/text/whole-word.ts';

const shortestPart = 3;
const placeholder = '[…]';
/** Characters that are invisible, or reverse the direction of the text, and could hide words. */
const invisible = /[\p{Cf}\u{E0000}-\u{E007F}]/gu;

/** The author of a text, and the companies they have worked for. */
export interface Withheld {
  name: string;
  /** addresses, and names of companies */
  terms: readonly string[];
}

/** Without and with the s of the Norwegian and Swedish genitive. */
const withGenitive = (term: string): string[] => [term, `${term}s`];

/** The whole name, and each part of it in its exact case: the word Ida in «Ida Solbakken». */
function patternsFor({ name, terms }: Withheld): RegExp[] {
  const long = (some: readonly string[]) =>
    some.map((term) => term.trim()).filter((term) => term.length >= shortestPart);
  return [
    ...long([name, ...terms])
      .flatMap(withGenitive)
      .map((term) => wholeWord(term, 'giu')),
    ...long(name.split(/\s+/))
      .flatMap(withGenitive)
      .map((part) => wholeWord(part, 'gu')),
  ];
}

/** Prepares texts for the language model: removes their author and invisible characters. */
export function withholder(withheld: Withheld) {
  const patterns = patternsFor(withheld);
  return (text: string, mostCharacters: number): string =>
    patterns
      .reduce(
        (cleaned, pattern) => cleaned.replaceAll(pattern, placeholder),
        text.normalize('NFC').replaceAll(invisible, ''),
      )
      .slice(0, mostCharacters)
      .toWellFormed();
}
