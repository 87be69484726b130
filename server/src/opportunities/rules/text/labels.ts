/** What a line such as `Oppstart: 4. januar` is about. */
export type FactName =
  | 'title'
  | 'customer'
  | 'start'
  | 'duration'
  | 'extent'
  | 'place'
  | 'mode'
  | 'deadline'
  | 'rate'
  | 'language'
  | 'contact';

const names: Record<FactName, string> = {
  title: `rolle|roll|tittel|titel|stilling|tjänst|oppdrag|uppdrag|role|title|position|assignment|
    contract|konsulentbehov|konsultbehov|konsultförfrågan|konsulentforespørsel|forespørsel|
    förfrågan|behov|vi søker|vi söker|emne|ämne|subject|gjelder|gäller|avrop|uppdragsnamn|
    oppdragstittel|uppdragstitel|uppdragsbenämning|we are looking for|we need|need|looking for|
    ser etter|søker|söker|konsulentrolle|konsultroll`,
  customer: `kunde|kund|oppdragsgiver|uppdragsgivare|client|customer|beställare|bestiller|
    virksomhet|myndighet|contracting authority|contracting entity|upphandlande myndighet|
    upphandlande enhet|buyer|slutkund|sluttkunde|end client|end customer|company|selskap|bolag`,
  start: `oppstart|start|startdato|startdatum|start date|starts|oppstartsdato|tilträde|når|när|when|
    periode|period|tidsperiod|tidsperiode|avtaleperiode|avtalsperiod|uppdragsperiod|oppdragsperiode|dates|ønsket oppstart|
    önskad start|tid|uppstart|estimated start|oppdragsstart|uppdragsstart`,
  duration: `varighet|lengde|längd|löptid|duration|term|length|avtalstid|kontraktslengde|
    contract length|how long|oppdragets varighet|uppdragets längd|uppdragslängd|varaktighet|slutt|slut|end|end date|sluttdato|slutdatum|
    oppdragsslutt|uppdragsslut`,
  extent: `omfang|omfattning|beläggning|stillingsprosent|workload|extent|allocation|how much|
    omf|oppdragets omfang|uppdragets omfattning|tjänstgöringsgrad|belastning|arbeidsmengde|sysselsättningsgrad|commitment|hvor mye|hur mycket`,
  place: `sted|arbeidssted|ort|plats|placering|location|where|hvor|var|place|arbetsort|kontorsted|
    office|stationeringsort|arbetsplats|oppmøtested|lokasjon|geografi`,
  mode: `distans|distansarbete|remote|hjemmekontor|arbeidsform|arbetsform|fjernarbeid|work mode|
    working mode|arbeidsmodell|on-site|onsite|på plats`,
  deadline: `frist|svarfrist|søknadsfrist|tilbudsfrist|svarsfrist|sista svarsdag|
    sista ansökningsdag|last day to apply|last date to apply|sista anbudsdag|sista dag|deadline|svar senast|apply by|closing date|
    anbudsfrist|frist for svar|frist for tilbud|answer by|respond by|svara senast|
    closes|ansök senast|sista svarsdatum|sista ansökningsdatum|svarsdatum|svar|svar innen|tilbud innen|offerter senast|bids due|reply by`,
  rate: `timepris|timpris|takpris|rate|pris|price|budget|budsjett|arvode|day rate|hourly rate|
    ersättning|honorar|dagspris|maxpris|makspris`,
  language: 'språk|språkkrav|language|languages',
  contact: `kontakt|kontaktperson|contact|contact person|spørsmål|frågor|questions|telefon|phone|
    epost|e-post|e-mail|email|tlf|mobil|mobile|referanse|referens|reference|saksnummer|diarienummer`,
};

const factOf = new Map(
  Object.entries(names).flatMap(([fact, list]) =>
    list.split('|').map((name) => [name.trim(), fact as FactName] as const),
  ),
);

/** Also `Sted/arbeidsform` and `Start (ønsket)`. */
export function factNamed(label: string): FactName | undefined {
  const plain = label
    .toLowerCase()
    .replaceAll(/\(.*?\)|[*_#]/g, '')
    .trim();
  return (
    factOf.get(plain) ?? factOf.get(plain.split(/\s*(?:\/|&|,| og | och | and )\s*/u)[0] ?? '')
  );
}
