import type { Clearance } from '@torg/protocol/reading/reading-terms';
import type { FoundOf } from '../found.ts';
import { matchesOf, words } from '../text/matches-of.ts';

const clearing = String.raw`(?:sikkerhetsklarering(?:en)?|klarering(?:en)?|sikkerhetsklarert|säkerhetsprövning(?:en)?|säkerhetspröva[ds]|säkerhetsklassad|säkerhetsklass(?:ning)?|säkerhetsklassificerad|(?:security#)?clearance|(?:security[ -])?cleared)`;
const between = String.raw`(?:#(?:for|på|till|til|nivå|nivået|level|minimum|minst|at|to|i|av|NATO))*#`;
const level = String.raw`(?<level>strengt#hemmelig|top#secret|kvalificerat#hemlig|hemmelig|hemlig|secret|konfidensielt|konfidentiell|confidential|begrenset|begränsat#hemlig|restricted)`;

const checks = words(
  String.raw`politiattest|vandelsattest|(?:utdrag#(?:ur|från)#)?belastningsregistret|bakgrunnssjekk|bakgrunnskontroll|bakgrundskontroll|background#check|police#certificate|criminal#record(?:#(?:check|certificate|extract))?`,
);
const withLevel = words(
  String.raw`${clearing}${between}${level}|(?:NATO#)?${level.replace('level', 'first')}(?:#security)?#clearance`,
);
const alone = words(String.raw`${clearing}(?:#med#registerkontroll)?|skyddsklassad`);

const levels: readonly (readonly [RegExp, Clearance])[] = [
  [/strengt|top|kvalificerat/i, 'top_secret'],
  [/begren|begrän|restrict/i, 'restricted'],
  [/konfid|confid/i, 'confidential'],
  [/hem|secret/i, 'secret'],
];
const levelOf = (said: string): Clearance =>
  levels.find(([pattern]) => pattern.test(said))?.[1] ?? 'unspecified';

/** Which clearance or certificate somebody needs. */
export function findClearance(text: string): FoundOf<'clearance'>[] {
  const make = (
    clearance: (groups: Readonly<Record<string, string | undefined>>) => Clearance,
    pattern: RegExp,
  ) =>
    matchesOf(text, pattern).map(({ start, end, groups }) => ({
      kind: 'clearance' as const,
      start,
      end,
      clearance: clearance(groups),
    }));
  return [
    ...make(({ level: after, first }) => levelOf(after ?? first ?? ''), withLevel),
    ...make(() => 'background_check', checks),
    ...make(() => 'unspecified', alone),
  ];
}
