import { fold } from '@torg/protocol/fold';

/** Of the United States and Canada, but those that are forms of companies (`AB`). */
const states = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY BC MB ON QC'.split(
    ' ',
  ),
);

const namesOfStates = new Set(
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,West Virginia,Wisconsin,Wyoming,Ontario,Quebec,British Columbia,Alberta'.split(
    ',',
  ),
);

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** The names of all countries in the languages of CVs. */
function countryNames(): Set<string> {
  const names = new Set(['uk', 'usa', 'u.s.a.', 'england', 'skottland', 'scotland', 'wales']);
  for (const language of ['nb', 'sv', 'da', 'en', 'de', 'fi']) {
    const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
      const name = regions.of(code);
      if (name !== undefined) names.add(fold(name));
    }
  }
  return names;
}

let countries: Set<string> | undefined;

const isCountry = (text: string): boolean => (countries ??= countryNames()).has(fold(text));

const isState = (text: string): boolean => states.has(text) || namesOfStates.has(text);

const isName = (text: string | undefined): boolean =>
  /^\p{Lu}[\p{L}.’' -]{1,30}$/u.test(text ?? '');

/** `Mountain View, CA`, `Izmir, Türkiye` or `Oakland, Ohio, USA`: a city, its state or country, and no more. */
export function isCityOf(text: string): boolean {
  const parts = text.trim().split(', ');
  const last = parts.at(-1) ?? '';
  const [city, state = ''] = parts;
  const isWhole = parts.length === 2 || (parts.length === 3 && isState(state));
  return isWhole && isName(city) && (isState(last) || isCountry(last));
}

/** What stands before a place that ends a text, and the place; undefined: it ends in none. */
export function placeAtEnd(text: string): [before: string, place: string] | undefined {
  const parts = text.split(', ');
  for (const length of [3, 2, 1]) {
    const place = parts.slice(-length).join(', ');
    const isPlace = length === 1 ? isCountry(place) : isCityOf(place);
    if (parts.length > length && isPlace) return [parts.slice(0, -length).join(', '), place];
  }
  return undefined;
}
