import type { FoundOf } from '../found.ts';
import { matchesOf, words } from '../text/matches-of.ts';
import { numberOf, numberSource } from '../text/numbers.ts';

type Extent = FoundOf<'extent'>;

const percent = words(
  String.raw`(?:deltid#)?(?<least>\d{1,3})(?:#?(?:–|-|til|till|to)#?(?<most>\d{1,3}))?#?(?:%|prosents?|procents?|percent|per#cent)(?:#(?:stilling|tjänst|position)|#(?:av|of)#(?:(?:en|ett|a|an)#)?(?:heltid|fulltid|full[ -]time|(?:full|hel)#(?:stilling|tjänst))\p{L}*(?:#position)?)?(?!#(?:remote|distans|hjemme|fjern|på#plats|på#distans|on))`.replace(
    '(?:%',
    '(?:%(?=[^\\p{L}\\p{N}]|$)',
  ),
);
const daysAWeek = words(
  String.raw`(?<least>${numberSource})(?:#?(?:–|-|til|till|to)#?(?<most>${numberSource}))?#(?:dager|dagar|days)(?:#?/#?|#(?:i|per|a|om|pr)#)(?:uken|uka|uke|veckan|vecka|week)`,
);
const spoken: readonly (readonly [RegExp, number])[] = [
  [
    words(
      '(?:heltid|fulltid)(?:s?(?:uppdrag|oppdrag|engasjement|tjänst|stilling|rolle))?|full[ -]time|fulltime|full#(?:stilling|tjänst)|hel#stilling',
    ),
    100,
  ],
  [words('halvtid|half[ -]time|halftime|halv#(?:stilling|tjänst|tid)'), 50],
];

const onSite =
  /^[\s,]*(?:på kontor|på plats|på stedet|in the office|on[- ]?site|hos (?:oss|kund)|at our|i våre|hos os)/iu;
const hybridBefore =
  /(?:hybrid|on[- ]?site|oppmøte|på plats|hemifrån|hjemmekontor|hjemmefra|distans|fjernarbeid|remote)[^.;\n]{0,30}$/iu;

/** `Distansarbete: ja, upp till 50 procent` */
const remoteBefore =
  /(?:(?:distans|hjemmekontor|fjernarbeid|hemifrån|remote)[^.;\n]{0,20}(?:inntil|opp til|upp till|up to|maks|max)\.?|(?:distans|hjemmekontor|fjernarbeid|remote)\p{L}*(?: work)?\s*:)\s*$/iu;

/** "Et par dager i uka, ellers hjemmefra". */
const restElsewhere =
  /^[\s,]*(?:ellers|annars|resten|otherwise|the rest)[^.;\n]{0,20}(?:hjemme|hemma|hemifrån|distans|remote|home)/iu;

const extentLine =
  /omf|deltid|stilling|tjänst|position|alloc|workload|heltid|fulltid|extent|belegg/iu;

/** "Erfaring fra Sentinel (20 %)": how much a criterion weighs. */
function isWeight(text: string, { start, end }: Extent): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const isEnclosed = /\((?:\s*(?:vekt|vekting|viktning|vikt|weight)[:\s]*)?$/iu.test(before);
  return isEnclosed && /^\s*\)\s*:?\s*(?:\n|$)/u.test(text.slice(end)) && !extentLine.test(before);
}

/** Days a week that somebody must be on site are no extent. */
const isOnSite = (text: string, { start, end }: Extent): boolean =>
  onSite.test(text.slice(end, end + 24)) ||
  restElsewhere.test(text.slice(end, end + 48)) ||
  hybridBefore.test(text.slice(Math.max(0, start - 48), start));

/** How much of full time is wanted, in percent. */
export function findExtents(text: string): Extent[] {
  const percents = matchesOf(text, percent).flatMap(({ start, end, groups }): Extent[] => {
    const least = Number(groups['least']);
    const most = Number(groups['most'] ?? least);
    const isRemote = remoteBefore.test(text.slice(Math.max(0, start - 48), start));
    const extent: Extent = { kind: 'extent', start, end, least, most };
    const isOther = least < 1 || most > 100 || isRemote || isWeight(text, extent);
    return isOther ? [] : [extent];
  });
  const days = matchesOf(text, daysAWeek).map(({ start, end, groups }): Extent => {
    const least = numberOf(groups['least'] ?? '');
    const most = groups['most'] === undefined ? least : numberOf(groups['most']);
    return { kind: 'extent', start, end, least: 20 * least, most: 20 * most };
  });
  const inWords = spoken.flatMap(([pattern, value]) =>
    matchesOf(text, pattern).map(({ start, end }): Extent => ({
      kind: 'extent',
      start,
      end,
      least: value,
      most: value,
    })),
  );
  return [
    ...percents,
    ...days.filter((one) => (one.most ?? 0) <= 100 && !isOnSite(text, one)),
    ...inWords,
  ];
}

/** Days a week on site, which say how somebody works. */
export function findDaysOnSite(text: string): FoundOf<'work_mode'>[] {
  return matchesOf(text, daysAWeek).flatMap(({ start, end }) => {
    const said = onSite.exec(text.slice(end, end + 24));
    return said ? [{ kind: 'work_mode', start, end: end + said[0].length, mode: 'on_site' }] : [];
  });
}
