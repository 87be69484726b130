import type { FoundOf } from './found.ts';

const capital = String.raw`\p{Lu}[\p{L}\p{N}&'’-]*`;
const gap = '[ \\u00a0]';
const form = '(?:ASA|AS|IKS|FKF|KF|AB|A/S|ANS|DA|SA|HF|KS|Ltd|Limited|Inc|LLC|PLC|GmbH|Oy|ApS)';

/** Each has the name in the group `name`. */
const patterns: readonly RegExp[] = [
  // Kunde: Fjordstein Bank
  new RegExp(
    String.raw`^[ \t]*(?:Kunde|Kund|Kunden är|Slutkund|Sluttkunde|Oppdragsgiver|Uppdragsgivare|(?:End )?[Cc](?:lient|ustomer)|Company|Beställare|Bestiller|Virksomhet|Myndighet|Upphandlande (?:myndighet|enhet)|Contracting (?:authority|entity)|Buyer)[ \t]*(?::|\t|\|)[ \t]*(?<name>[^\n,.;(]{2,80}?)[ \t]*(?=$|[,.;(])`,
    'gmu',
  ),
  // Havgap Shipping AS
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<name>(?:${capital}${gap}){1,5}${form})(?![\p{L}\p{N}])`,
    'gu',
  ),
  // Fjellvåg kommune
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<name>(?:${capital}${gap}){1,2}(?:kommune|kommun|fylkeskommune))(?!\p{L})`,
    'gu',
  ),
  // Sjöhaga Sparbank
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<name>(?:${capital}${gap}){1,2}(?:Bank|Sparbank|Sparebank|Forsikring|Försäkring|Kraft|Energi|Eiendom|Fastigheter|Shipping|Group|Gruppen))(?!\p{L}|${gap}\p{Lu})`,
    'gu',
  ),
  // Region Ekmården, Myndigheten för Skogsvägar
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?<name>(?:Region${gap}${capital}|(?:City|Municipality)${gap}of${gap}${capital}|(?:Myndigheten|Direktoratet|Departementet|Inspektionen|Stiftelsen)${gap}(?:för|for)${gap}${capital}(?:${gap}${capital})*))`,
    'gu',
  ),
  // Havlys Forsikring vil …
  new RegExp(
    String.raw`(?:(?<=(?:^|[.!?][ \n]|[.!?]["»][ ])[ \t]*)|(?<=(?:[Vv]i|We) (?:i|på|hos|at) ))(?<name>${capital}(?:${gap}${capital}){1,3}|\p{Lu}[\p{L}-]+s${gap}region)(?=${gap}(?:søker|söker|vil|vill|skal|ska|trenger|behöver|ønsker|önskar|bygger|eier|is looking|are looking|needs|wants|makes|leter|letar|ser etter|avropar|upphandlar|inviterer|inbjuder|anskaffer))`,
    'gmu',
  ),
];

/** What begins a sentence and is no name of anybody. */
const noName =
  /^(?:Vi|We|Du|You|Det|Den|Teamet|Kunden|Kommunen|Oppdraget|Uppdraget|The|Our|Hei|Hej|Som|Senior|Junior|Erfaren|I|På|In|At)(?= )/u;

/** Whose need it is: who is named as the customer, or has the form of a company's name. */
export const findCustomers = (text: string): FoundOf<'customer'>[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): FoundOf<'customer'>[] => {
      const said = match.groups?.['name'] ?? '';
      const skipped = noName.exec(said)?.[0].length ?? -1;
      const name = said.slice(skipped + 1);
      const start = match.index + match[0].indexOf(said) + skipped + 1;
      if (name.length < 3) return [];
      return [{ kind: 'customer', start, end: start + name.length, name }];
    }),
  );
