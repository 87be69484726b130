import type { Locale } from '@torg/protocol/terms';
import type { ProofPaper } from '../../platform/ports/typesetting.ts';

/** The words that a document says by itself, in its own language. */
interface PaperWords {
  page: string;
  of: string;
  version: string;
  organizationNumber: string;
  signs: string;
  terms: string;
  term: string;
  agreed: string;
  signatures: string;
  electronic: string;
  byHand: string;
  place: string;
  proof: string;
  about: string;
  document: string;
  what: string;
  value: string;
  check: string;
  signedName: string;
  email: string;
  signedAt: string;
  address: string;
  device: string;
  identified: string;
  insteadOf: string;
  replaced: string;
  contract: string;
  hash: string;
  events: string;
  chainHead: string;
  unknown: string;
  identifiedBy: Record<ProofPaper['signatures'][number]['identifiedBy'], string>;
}

export const paperWords: Record<Locale, PaperWords> = {
  nb: {
    page: 'Side',
    of: 'av',
    version: 'Versjon',
    organizationNumber: 'Organisasjonsnummer',
    signs: 'Signeres av',
    terms: 'Avtalte vilkår',
    term: 'Vilkår',
    agreed: 'Avtalt',
    signatures: 'Signaturer',
    electronic:
      'Avtalen signeres elektronisk. Bevissiden bakerst i det signerte dokumentet viser hvem som har signert, når, hvorfra og hvordan de ble identifisert.',
    byHand: 'Avtalen er utstedt i to eksemplarer, ett til hver part.',
    place: 'Sted og dato',
    proof: 'Bevisside',
    about:
      'Dokumentet foran denne siden er signert elektronisk av begge parter. Hvert steg i signeringen er loggført i en kjede av hendelser, der hver hendelse bærer sjekksummen av den forrige.',
    document: 'Dokumentet',
    what: 'Opplysning',
    value: 'Verdi',
    check:
      'Dokumentet er forseglet digitalt: En PDF-leser viser om noe er endret siden. Den samme filen kan også sjekkes på',
    signedName: 'Signert som',
    email: 'E-post',
    signedAt: 'Signert',
    address: 'IP-adresse',
    device: 'Enhet',
    identified: 'Identifisert',
    insteadOf: 'I stedet for',
    replaced: 'byttet ut',
    contract: 'Avtale',
    hash: 'SHA-256 av dokumentet',
    events: 'Hendelser i kjeden',
    chainHead: 'Kjedens siste sjekksum',
    unknown: 'ikke registrert',
    identifiedBy: {
      session: 'innlogget på Torg',
      link: 'personlig lenke sendt til e-postadressen',
      link_and_code: 'personlig lenke og engangskode, begge sendt til e-postadressen',
      provider: 'hos leverandøren av signeringstjenesten',
      system: 'av Torg',
    },
  },
  sv: {
    page: 'Sida',
    of: 'av',
    version: 'Version',
    organizationNumber: 'Organisationsnummer',
    signs: 'Undertecknas av',
    terms: 'Avtalade villkor',
    term: 'Villkor',
    agreed: 'Avtalat',
    signatures: 'Underskrifter',
    electronic:
      'Avtalet undertecknas elektroniskt. Bevissidan sist i det undertecknade dokumentet visar vem som har undertecknat, när, varifrån och hur de identifierades.',
    byHand: 'Avtalet har upprättats i två exemplar, ett till vardera parten.',
    place: 'Ort och datum',
    proof: 'Bevissida',
    about:
      'Dokumentet före denna sida har undertecknats elektroniskt av båda parter. Varje steg i undertecknandet har loggats i en kedja av händelser, där varje händelse bär kontrollsumman av den föregående.',
    document: 'Dokumentet',
    what: 'Uppgift',
    value: 'Värde',
    check:
      'Dokumentet är digitalt förseglat: En PDF-läsare visar om något har ändrats sedan dess. Samma fil kan också kontrolleras på',
    signedName: 'Undertecknat som',
    email: 'E-post',
    signedAt: 'Undertecknat',
    address: 'IP-adress',
    device: 'Enhet',
    identified: 'Identifierad',
    insteadOf: 'I stället för',
    replaced: 'ersatt',
    contract: 'Avtal',
    hash: 'Dokumentets SHA-256',
    events: 'Händelser i kedjan',
    chainHead: 'Kedjans sista kontrollsumma',
    unknown: 'inte registrerat',
    identifiedBy: {
      session: 'inloggad på Torg',
      link: 'personlig länk skickad till e-postadressen',
      link_and_code: 'personlig länk och engångskod, båda skickade till e-postadressen',
      provider: 'hos leverantören av signeringstjänsten',
      system: 'av Torg',
    },
  },
  en: {
    page: 'Page',
    of: 'of',
    version: 'Version',
    organizationNumber: 'Organisation number',
    signs: 'Signed by',
    terms: 'Agreed terms',
    term: 'Term',
    agreed: 'Agreed',
    signatures: 'Signatures',
    electronic:
      'The agreement is signed electronically. The proof page at the end of the signed document shows who signed it, when, from where and how they were identified.',
    byHand: 'The agreement is made out in two copies, one for each party.',
    place: 'Place and date',
    proof: 'Proof page',
    about:
      'The document before this page was signed electronically by both parties. Every step of the signing was recorded in a chain of events, each of which carries the checksum of the one before.',
    document: 'The document',
    what: 'Item',
    value: 'Value',
    check:
      'The document carries a digital seal: a PDF reader shows whether anything was changed since. The same file can also be checked at',
    signedName: 'Signed as',
    email: 'Email',
    signedAt: 'Signed',
    address: 'IP address',
    device: 'Device',
    identified: 'Identified',
    insteadOf: 'In place of',
    replaced: 'replaced',
    contract: 'Agreement',
    hash: 'SHA-256 of the document',
    events: 'Events in the chain',
    chainHead: 'Last checksum of the chain',
    unknown: 'not recorded',
    identifiedBy: {
      session: 'signed in to Torg',
      link: 'personal link sent to the email address',
      link_and_code: 'personal link and one-time code, both sent to the email address',
      provider: 'at the provider of the signing service',
      system: 'by Torg',
    },
  },
};
