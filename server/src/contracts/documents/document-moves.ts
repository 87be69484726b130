import { documentLife } from '@torg/protocol/contracts/contract-life';
import type { StaysGood } from '@torg/protocol/contracts/contract-terms';
import type { Selectable } from 'kysely';
import type { Movable } from '../../platform/moves/movable.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ContractDocumentTable } from '../contracts.tables.ts';
import { documentMoves } from './documents.policy.ts';
import {
  deleteDocuments,
  lockDocuments,
  setOlderGood,
  updateDocuments,
} from './documents.repository.ts';

interface Published {
  /** of the draft that was read */
  revision: number;
  stays_good: StaysGood;
  good_until: string | null;
}
type Row = Selectable<ContractDocumentTable>;
type Documents = Movable<typeof documentLife, Row, Published>;

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ document }) => document);

/** What was published is what whoever published it has read. */
const checkRevision: NonNullable<NonNullable<Documents['conditions']>['publish']> = async (
  _context,
  rows,
  { with: published },
) => {
  if (published === undefined) return;
  const isStale = rows.some(({ revision }) => revision !== published.revision);
  if (isStale) throw new Refusal('contract_document_was_changed');
};

export const contractDocuments: Documents = {
  life: documentLife,
  policy: documentMoves,
  columns: [{ table: 'contract_document', column: 'state' }],
  lock: lockDocuments,
  conditions: { publish: checkRevision },
  async write({ db, now, actor }, rows, { to, with: published }) {
    await updateDocuments(db, idsOf(rows), {
      ...{ state: to, published_at: now, published_by: actor.account, updated_at: now },
    });
    if (published === undefined) return;
    const { stays_good, good_until } = published;
    for (const { type, version } of rows) {
      await setOlderGood(db, { type, version, stays_good, good_until }, now);
    }
  },
  remove: ({ db }, rows) => deleteDocuments(db, idsOf(rows)),
  fields: { state: 'state' },
  history: ({ document, title, version }) => ({
    object: { kind: 'contract_document', id: document, name: `${title} ${version}` },
  }),
};
