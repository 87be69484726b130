import type { FoundOf } from '../found.ts';
import { matchesOf, words } from '../text/matches-of.ts';
import { numberOf, numberSource } from '../text/numbers.ts';

const atLeast =
  'minst|minimum|min\\.?|at#least|mer#enn|mer#än|over|över|more#than|helst#minst|minimum#of';
const years = words(
  String.raw`(?:(?<bound>${atLeast})#)?(?<least>${numberSource})(?:#?\(\d{1,2}\))?(?:#?(?:–|-|til|till|to)#?(?<most>${numberSource}))?(?<plus>#?\+|[ -]pluss?|#(?:or|eller)#(?:more|flere|fler|mer))?#?(?:års|år|years?'?|yrs)(?:#(?:of#)?(?:relevant#|relevante?#)?(?:erfaring|erfarenhet|experience))?(?:#(?:or#more|eller#mer))?`,
);
/** These years are no experience: an age, or how long something lasts or has been. */
const otherBefore =
  /(?:varighet|længde|längd|duration|siden|sedan|since|i|for|under|om|hver|varje|om|siste|sista|senaste|last|past)\s*:?\s*$/iu;
const otherAfter = /^\s*(?:gammel|gammal|old|ago|siden|sedan|til |framover|framåt)/iu;
const mostYears = 45;

/** How many years of experience are wanted. */
export function findYears(text: string): FoundOf<'years'>[] {
  return matchesOf(text, years).flatMap(({ start, end, text: said, groups }) => {
    const isSaid = groups['bound'] || groups['plus'] || /erfar|exper|more|mer$/i.test(said);
    const before = text.slice(Math.max(0, start - 20), start);
    const isOther = otherBefore.test(before) || otherAfter.test(text.slice(end, end + 12));
    const least = numberOf(groups['least'] ?? '');
    const most = groups['most'] === undefined ? null : numberOf(groups['most']);
    if ((isOther && !isSaid) || least > mostYears) return [];
    return [{ kind: 'years', start, end, least, most }];
  });
}
