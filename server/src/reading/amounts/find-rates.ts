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
  String.raw`(?:(?<upTo>maks|max|inntil|opp#til|høyst|högst|upp#till|up#to|under|mindre#enn|at#most)\.?#)?(?:(?<before>${currency})#?)?(?<least>${amountSource})(?:#?(?:–|-|til|till|to|og|och|and)#?(?<most>${amountSource}))?(?:(?:#?(?<after>${currency})|,-)(?![\p{L}\p{N}]))?(?:(?<hour>${per(hour)})|(?<day>${per(day)})|(?<month>${per(month)}))?`,
);

const rateCue =
  /timepris|timpris|timeprisen|takpris|pris|arvode|rate|ceiling|honorar|betal|pay|ersättning/iu;
const dayCue = /day rate|dagspris|dagsarvode|dagrate/iu;
const mostCue =
  /(?:ikke|inte|not)\s+(?:overstige|överstiga|exceed)|maks|max|inntil|opp til|høyst|högst|upp till|up to|ceiling|takpris|\btak\b/iu;
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
    const money = groups['before'] ?? groups['after'];
    const written = rateUnits.find((unit) => groups[unit] !== undefined);
    const isRate =
      money === undefined
        ? written && (rateCue.test(said) || groups['upTo'] !== undefined)
        : written || rateCue.test(said);
    const first = amountOf(groups['least'] ?? '');
    const most = groups['most'] === undefined ? first : amountOf(groups['most']);
    if (!isRate || first < smallest || most < first) return [];
    const unit: RateUnit = written ?? (dayCue.test(said) ? 'day' : 'hour');
    const isLimit = groups['upTo'] !== undefined || (first === most && mostCue.test(said));
    const least = isLimit ? null : first;
    const inCurrency = currencyOf(money ?? '', isSwedish);
    return [{ kind: 'rate', start, end, least, most, currency: inCurrency, per: unit }];
  });
}
