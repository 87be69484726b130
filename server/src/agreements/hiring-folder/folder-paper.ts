import type {
  FolderFact,
  FolderPart,
  HiringFolderPaper,
} from '../../platform/ports/typesetting.ts';
import { basisParts, day, dayOf } from './basis-sections.ts';
import type { FolderRow } from './folder.repository.ts';
import { noAdvice } from './folder-words.ts';

export interface Folder {
  /** whom and what it is about */
  subtitle: string;
  /** names it in the foot of its pages, and in the name of the file */
  reference: string;
  made: Date;
  rows: readonly FolderRow[];
}

const company = (name: string | null, number: string | null): string =>
  [name ?? 'Ikke oppgitt', ...(number === null ? [] : [`org.nr. ${number}`])].join(', ');

export const periodText = (row: Pick<FolderRow, 'start_date' | 'end_date'>): string =>
  `${day(row.start_date)} – ${day(row.end_date)}`;

const ending = ({ ended_on, ended_because }: FolderRow) =>
  ended_on === null
    ? []
    : [{ label: 'Avsluttet før tiden', value: `${day(ended_on)}: ${ended_because ?? ''}` }];

const agreementPart = (row: FolderRow): FolderPart => ({
  kind: 'facts',
  rows: [
    { label: 'Oppdragsgiver', value: company(row.client_name, row.client_number) },
    { label: 'Leverandør', value: company(row.provider_name, row.provider_number) },
    { label: 'Konsulent', value: row.consultant_name },
    { label: 'Rolle', value: row.role },
    { label: 'Periode', value: periodText(row) },
    ...ending(row),
    { label: 'Stillingsprosent', value: `${row.percentage} %` },
    { label: 'Avtale', value: row.agreement },
    ...(row.extends_agreement === null
      ? []
      : [{ label: 'Forlenger avtalen', value: row.extends_agreement }]),
  ],
});

const sideWords = { sender: 'Signert for oppdragsgiveren', recipient: 'Signert for leverandøren' };

const hashFact = (label: string, hash: string | null, without: string): FolderFact =>
  hash === null ? { label, value: without } : { label, value: hash, small: true };

const contractPart = (row: FolderRow): FolderPart => ({
  kind: 'facts',
  rows: [
    { label: 'Kontrakt', value: `${row.contract_title} (${row.contract})` },
    ...row.signatories.map(({ side, name, signed_at }) => ({
      label: sideWords[side],
      value: [name, ...(signed_at === null ? [] : [dayOf(new Date(signed_at))])].join(', '),
    })),
    ...(row.completed_at === null
      ? []
      : [{ label: 'Signert av begge', value: dayOf(row.completed_at) }]),
    hashFact('SHA-256 av dokumentet', row.document_hash, 'Ikke laget'),
    hashFact('SHA-256 av den forseglede PDF-en', row.sealed_hash, 'Ikke forseglet ennå'),
  ],
});

const sectionsOf = (row: FolderRow, heading: string) => [
  { heading, parts: [agreementPart(row)] },
  { heading: `Grunnlag: ${row.consultant_name}`, parts: basisParts(row) },
  { heading: `Kontrakt: ${row.consultant_name}`, parts: [contractPart(row)] },
];

/** The folder as a document: what it is, then each agreement with basis, papers and contract. */
export function folderPaper({ rows, ...about }: Folder): HiringFolderPaper {
  const nothing: FolderPart[] =
    rows.length === 0 ? [{ kind: 'text', text: 'Det er ingen avtaler i perioden.' }] : [];
  const parts: FolderPart[] = [{ kind: 'text', text: noAdvice }, ...nothing];
  return {
    locale: 'nb',
    title: 'Innleiemappe',
    ...about,
    sections: [
      { heading: 'Om mappen', parts },
      ...rows.flatMap((row) => sectionsOf(row, `Avtale: ${row.consultant_name}`)),
    ],
  };
}
