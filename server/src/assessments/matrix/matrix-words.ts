import type { Locale } from '@torg/protocol/terms';

const nb = {
  heading: 'Kravmatrise',
  fileName: (name: string) => `Kravmatrise ${name}`,
  customer: 'Oppdragsgiver',
  candidate: 'Kandidat',
  consultantCompany: 'Leverandør',
  criteria: 'Kriterier',
  approved: (version: number, name: string, day: string) =>
    `Versjon ${version}, godkjent av ${name} ${day}`,
  suggested: 'Foreslått, ikke godkjent av noen ennå',
  engine: 'Vurdert av',
  builtIn: 'Torgs egne regler',
  prompt: 'Tillegg fra den som spurte',
  must: 'Må-krav',
  should: 'Bør-krav',
  columns: ['Nr.', 'Krav', 'Oppfylt', 'Hvordan', 'I CV-en'],
  counted: (met: number, partly: number, all: number) =>
    `${met} av ${all} oppfylt${partly === 0 ? '' : `, ${partly} delvis`}`,
  met: { met: 'Ja', partly: 'Delvis', not: 'Nei' },
  none: 'Ingen.',
  noReason: 'Ikke vurdert.',
  ofProfile: 'Profilen',
  note: 'Matrisen er laget maskinelt av CV-en. Navn, alder, kjønn og arbeidsgivere ble holdt tilbake da den ble vurdert. Les gjennom før den sendes.',
  deletedAccount: 'en slettet konto',
  page: 'Side',
  of: 'av',
};
export type MatrixWords = typeof nb;

const sv: MatrixWords = {
  heading: 'Kravmatris',
  fileName: (name) => `Kravmatris ${name}`,
  customer: 'Uppdragsgivare',
  candidate: 'Kandidat',
  consultantCompany: 'Leverantör',
  criteria: 'Kriterier',
  approved: (version, name, day) => `Version ${version}, godkänd av ${name} ${day}`,
  suggested: 'Föreslagna, inte godkända av någon än',
  engine: 'Bedömd av',
  builtIn: 'Torgs egna regler',
  prompt: 'Tillägg från den som frågade',
  must: 'Obligatoriska krav',
  should: 'Mervärdeskrav',
  columns: ['Nr', 'Krav', 'Uppfyllt', 'Hur', 'I CV:t'],
  counted: (met, partly, all) =>
    `${met} av ${all} uppfyllda${partly === 0 ? '' : `, ${partly} delvis`}`,
  met: { met: 'Ja', partly: 'Delvis', not: 'Nej' },
  none: 'Inga.',
  noReason: 'Inte bedömt.',
  ofProfile: 'Profilen',
  note: 'Matrisen är gjord av en maskin utifrån CV:t. Namn, ålder, kön och arbetsgivare hölls tillbaka när den bedömdes. Läs igenom den innan den skickas.',
  deletedAccount: 'ett raderat konto',
  page: 'Sida',
  of: 'av',
};

const en: MatrixWords = {
  heading: 'Requirement matrix',
  fileName: (name) => `Requirement matrix ${name}`,
  customer: 'Client',
  candidate: 'Candidate',
  consultantCompany: 'Consultant company',
  criteria: 'Criteria',
  approved: (version, name, day) => `Version ${version}, approved by ${name} on ${day}`,
  suggested: 'Suggested, not approved by anybody yet',
  engine: 'Assessed by',
  builtIn: "Torg's own rules",
  prompt: 'Added by whoever asked',
  must: 'Must-have requirements',
  should: 'Nice-to-have requirements',
  columns: ['No.', 'Requirement', 'Met', 'How', 'In the CV'],
  counted: (met, partly, all) => `${met} of ${all} met${partly === 0 ? '' : `, ${partly} partly`}`,
  met: { met: 'Yes', partly: 'Partly', not: 'No' },
  none: 'None.',
  noReason: 'Not assessed.',
  ofProfile: 'The profile',
  note: 'A machine made this matrix from the CV. Name, age, gender and employers were withheld when it was assessed. Read it before you send it.',
  deletedAccount: 'a deleted account',
  page: 'Page',
  of: 'of',
};

const words: Record<Locale, MatrixWords> = { nb, sv, en };

/** Who buys in Sweden knows the two kinds of requirements by these names, in any language. */
export const matrixWords = (locale: Locale, isSwedish: boolean): MatrixWords =>
  isSwedish ? { ...words[locale], must: sv.must, should: sv.should } : words[locale];
