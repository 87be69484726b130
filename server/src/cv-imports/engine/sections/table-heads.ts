import type { Line } from '../lines/cell.ts';
import { squeeze } from './heading-words.ts';

export type ColumnRole =
  | 'date'
  | 'company'
  | 'title'
  | 'school'
  | 'degree'
  | 'programme'
  | 'project'
  | 'customer'
  | 'name'
  | 'place'
  | 'description';

const words: Record<ColumnRole, string> = {
  date: 'varighet|periode|period|tid|tidspunkt|tidsrom|tidsperiode|varighed|duration|år|dato|datum|date|dates|year|when|når|datoer|fra til|zeitraum|från till|fra - til',
  company:
    'arbeidsgiver|arbetsgivare|arbejdsgiver|employer|company|bedrift|firma|selskap|företag|virksomhet|virksomhed|organisasjon|organization|arbeidsstad|arbeidssted|arbeitgeber|name of employer|name and address of employer|navn på arbeidsgiver|namn på arbetsgivare',
  title:
    'tittel|titel|title|stilling|stillingstittel|position|rolle|role|roll|befattning|job title|stillingsbetegnelse|occupation or position held|yrke eller befattning|yrke eller stilling',
  school:
    'skole|skola|school|institusjon|institution|lærested|lärosäte|universitet|studiested|utdanningssted|studiestad|university|uddannelsessted|utbildningsanordnare|name of organisation|name and type of organisation providing education and training',
  degree:
    'kvalifikasjon|kvalifikation|title of qualification awarded|grad|degree|examen|eksamen|exam|utdanning|utbildning|education',
  programme:
    'studie|studium|program|programme|fag|linje|studieretning|retning|field|inriktning|fagområde',
  project: 'prosjekt|projekt|project|oppdrag|uppdrag|prosjektnavn|assignment|prosjekttittel',
  customer: 'kunde|kund|customer|client|oppdragsgiver|uppdragsgivare|oppdragsgjevar',
  name: 'navn|namn|name|kurs|kursnavn|sertifisering|certifiering|certification|course|språk|language|verv|tema|emne|publikasjon|kursus|hva|vad|what',
  place: 'sted|stad|ort|place|location|arrangør|utsteder|utstedt av|issuer|organizer|kursholder',
  description:
    'beskrivelse|beskrivning|description|oppgaver|arbeidsoppgaver|merknad|kommentar|ansvar',
};

const roleOf = new Map(
  Object.entries(words).flatMap(([role, list]) =>
    list.split('|').map((word) => [squeeze(word), role as ColumnRole] as const),
  ),
);

export interface TableColumn {
  role: ColumnRole;
  x: number;
}

/** The columns of a table, if a line names them, as `VARIGHET  ARBEIDSGIVER  TITTEL`. */
export function tableColumns({ cells }: Pick<Line, 'cells'>): TableColumn[] | null {
  if (cells.length < 2) return null;
  const columns = cells.flatMap(({ text, x }) => {
    const role = roleOf.get(squeeze(text));
    return role === undefined ? [] : [{ role, x }];
  });
  const isHead = columns.length === cells.length && columns.some(({ role }) => role === 'date');
  return isHead ? columns : null;
}

/** What a label at the left says that the value beside it is, as `Arbeidsgiver`. */
export const labelOf = (text: string): ColumnRole | null => roleOf.get(squeeze(text)) ?? null;

/** Whether a text is the head of a column of dates. */
export const namesDates = (text: string): boolean => roleOf.get(squeeze(text)) === 'date';
