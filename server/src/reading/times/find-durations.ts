import type { FoundOf } from '../found.ts';
import { matchesOf, words, type PatternMatch } from '../text/matches-of.ts';
import { numberOf, numberSource } from '../text/numbers.ts';

const bounds = String.raw`(?<least>${numberSource})(?:#?(?:–|-|til|till|to)#?(?<most>${numberSource}))?`;
const months = words(
  String.raw`(?<!(?:once|twice|days|dager|dagar|gang|gången|ganger|gånger|times|per|hver|varje|every)#)${bounds}(?:#?\+)?#?(?<unit>måneder|måneders|måned|månad(?:er|ers)?|mnd\.?|mån\.?|months?|uker|veckor|weeks)`,
);
/** Years are a duration only where something says so; elsewhere they are years of experience. */
const years = words(
  String.raw`(?<=(?:varighet|längd|duration|term|i|for|under)#?:?#?)(?:(?<half>halvannet#år|ett#og#et#halvt#år|ett#och#ett#halvt#år)|${bounds}#(?<unit>år|years?))(?!s?#(?:erfar|exper))`,
);
const halfYears = words(
  String.raw`(?<!(?:og|och|and)#)(?<halfYear>et#halvt#år|ett#halvt#år|halvår|half#a#year)(?!#(?:siden|sedan|ago|til|till|eller))`,
);

function inMonths(amount: number, unit: string): number {
  if (/^(?:år|year)/i.test(unit)) return 12 * amount;
  if (/^(?:uke|veck|week)/i.test(unit)) return Math.max(0.5, Math.round((amount / 4.345) * 2) / 2);
  return amount;
}

/** `halvannet år`, `et halvt år` */
function yearsIn(groups: PatternMatch['groups']): number | undefined {
  if (groups['half'] !== undefined) return 1.5;
  return groups['halfYear'] === undefined ? undefined : 0.5;
}

/** How long something lasts, in months. */
export function findDurations(text: string): FoundOf<'duration'>[] {
  return [months, years, halfYears]
    .flatMap((pattern) => matchesOf(text, pattern))
    .map(({ start, end, groups }) => {
      const unit = groups['unit'] ?? 'år';
      const least = yearsIn(groups) ?? numberOf(groups['least'] ?? '');
      const most = groups['most'] === undefined ? least : numberOf(groups['most']);
      const [from, to] = [inMonths(least, unit), inMonths(most, unit)];
      return { kind: 'duration', start, end, least: from, most: to };
    });
}
