import { rateUnits, type RateUnit } from '@torg/protocol/reading/reading-terms';
import type { FoundOf } from '../found.ts';
import { matchesOf, words } from '../text/matches-of.ts';
import { amountOf, amountSource } from '../text/numbers.ts';

const currency = String.raw`(?:NOK|SEK|EUR|USD|€|kroner|kronor|kr\.?)`;
const hour = String.raw`(?:t|h|tim|time|timer|timme|timen|timman|hour|hr)`;
const day = '(?:dag|dagen|day)';
const month = '(?:måned|månad|month)';
const per = (unit: string) => String.raw`(?:#?/#?|#(?:per|pr\.?|i|an?)#|#(?=timen|timman))${unit}`;
const pattern = words(
  String.raw`(?:(?<upTo>maks|max|inntil|opp#til|høyst|högst|upp#till|up#to|under|mindre#enn|at#most)\.?#)?(?:(?<before>${currency})#?)?(?<least>${amountSource})(?:#?(?:–|-|til|till|to|og|och|and)#?(?<most>${amountSource}))?(?:(?:#?(?<after>${currency})|(?<dash>,-))(?![\p{L}\p{N}]))?(?:(?<hour>${per(hour)})|(?<day>${per(day)})|(?<month>${per(month)}))?`,
);

const rateCue =
  /timepris|timpris|timeprisen|takpris|pris|sats|arvode|rate|ceiling|honorar|betal|pay|ersättning/iu;
const dayCue = /(?:day|daily) rate|dag(?:s|en)?(?:pris|sats|arvode|honorar|rate)/iu;
/** So near before a number that it needs no currency: `Dagsats: 9 500`. */
const named =
  /(?:(?:time?|timme?|dag)s?(?:pris|sats|arvode|honorar|rate)|(?:hourly|day|daily) rate)(?:en|et)?\s*(?::|er|är|is|på|of|ca\.?|rundt|omkring|kring|about|\s)*$/iu;
/** Less is seldom the price of anything where no currency stands. */
const smallestNamed = 200;
const mostCue =
  /(?:ikke|inte|not)\s+(?:overstige|överstiga|exceed|over|över)|no more than|capped at|begrenset til|begränsa[dt] till|maks|max|inntil|opp til|høyst|högst|upp till|up to|ceiling|takpris|\b(?:pris)?tak(?:et)?\b/iu;
/** Less is no rate of an hour or a day in any of the currencies. */
const smallest = 20;

function currencyOf(said: string, isSwedish: boolean): string {
  const upper = said.toUpperCase();
  if (['NOK', 'SEK', 'EUR', 'USD'].includes(upper)) return upper;
  if (said === '€') return 'EUR';
  return isSwedish ? 'SEK' : 'NOK';
}

/** What an hour, a day or a month may cost. `isSwedish`: whose crowns `kr` are. */
export function findRates(text: string, isSwedish: boolean): FoundOf<'rate'>[] {
  return matchesOf(text, pattern).flatMap(({ start, end, groups }) => {
    const said =
      text
        .slice(Math.max(0, start - 50), start)
        .split('\n')
        .at(-1) ?? '';
    const money = groups['before'] ?? groups['after'] ?? (groups['dash'] && 'kr');
    const written = rateUnits.find((unit) => groups[unit] !== undefined);
    const first = amountOf(groups['least'] ?? '');
    const isNamed = first >= smallestNamed && named.test(said);
    const isRate =
      money === undefined
        ? isNamed || (written && (rateCue.test(said) || groups['upTo'] !== undefined))
        : written || rateCue.test(said);
    const most = groups['most'] === undefined ? first : amountOf(groups['most']);
    if (!isRate || first < smallest || most < first) return [];
    const unit: RateUnit = written ?? (dayCue.test(said) ? 'day' : 'hour');
    const isLimit = groups['upTo'] !== undefined || (first === most && mostCue.test(said));
    const least = isLimit ? null : first;
    const inCurrency = currencyOf(money ?? '', isSwedish);
    return [{ kind: 'rate', start, end, least, most, currency: inCurrency, per: unit }];
  });
}
