const written: Record<number, string> = {
  1: 'én|en|ett|ei|one|a|an',
  2: 'to|två|two|et par|ett par|a couple of|couple of',
  3: 'tre|three',
  4: 'fire|fyra|four',
  5: 'fem|five',
  6: 'seks|sex|six',
  7: 'sju|syv|seven',
  8: 'åtte|åtta|eight',
  9: 'ni|nio|nine',
  10: 'ti|tio|ten',
  11: 'elleve|elva|eleven',
  12: 'tolv|twelve',
  15: 'femten|femton|fifteen',
  18: 'atten|arton|eighteen',
  20: 'tjue|tjugo|twenty',
};

const valueOf = new Map(
  Object.entries(written).flatMap(([value, names]) =>
    names.split('|').map((name) => [name, Number(value)] as const),
  ),
);

/** Source of a pattern: a number in digits or in words. */
export const numberSource = String.raw`(?:\d+(?:[.,]\d+)?|${[...valueOf.keys()].join('|').replaceAll(' ', '#')})`;

export const numberOf = (text: string): number =>
  valueOf.get(text.toLowerCase().replaceAll(/\s+/g, ' ')) ?? Number(text.replace(',', '.'));

/** `1 600`, `1,550`, `12.000`: signs between groups of three digits say nothing. */
export const amountSource = String.raw`\d{1,3}(?:[ \u00a0.,]\d{3})+|\d+`;
export const amountOf = (text: string): number => Number(text.replaceAll(/\D/g, ''));
