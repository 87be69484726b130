import { marketDay } from '@torg/protocol/market-day';
import { csvOf } from '../../platform/text/csv.ts';
import type { FolderRow } from './folder.repository.ts';
import { basisWords, groundWords } from './folder-words.ts';

const columns: readonly [string, (row: FolderRow) => string | null][] = [
  ['Avtale', (row) => row.agreement],
  ['Oppdragsgiver', (row) => row.client_name],
  ['Oppdragsgivers org.nr.', (row) => row.client_number],
  ['Leverandør', (row) => row.provider_name],
  ['Leverandørens org.nr.', (row) => row.provider_number],
  ['Konsulent', (row) => row.consultant_name],
  ['Rolle', (row) => row.role],
  ['Fra', (row) => row.start_date],
  ['Til', (row) => row.end_date],
  ['Avsluttet', (row) => row.ended_on],
  ['Stillingsprosent', (row) => String(row.percentage)],
  ['Grunnlag', ({ hiring_basis: basis }) => (basis?.choice ? basisWords[basis.choice] : null)],
  ['Begrunnelse', ({ hiring_basis: basis }) => basis?.reason ?? null],
  [
    'Hjemmel',
    ({ hiring_basis: basis }) =>
      basis?.choice === 'innleie' && basis.ground ? groundWords[basis.ground] : null,
  ],
  ['Valgt av', (row) => row.chosen_by],
  ['Kontrakt', (row) => row.contract],
  ['Signert', ({ completed_at: at }) => at && marketDay(at, 'NO')],
  ['SHA-256 av dokumentet', (row) => row.document_hash],
  ['SHA-256 av den forseglede PDF-en', (row) => row.sealed_hash],
];

/** The agreements of a folder as a table, one a line. */
export const folderCsv = (rows: readonly FolderRow[]): string =>
  csvOf([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, of]) => of(row) ?? '')),
  ]);
