import type { Db } from '../../../src/platform/database/tables.ts';
import '../../../src/agreements/agreements.tables.ts';
import { demoHires } from '../../data/hires.ts';
import type { DemoHire } from '../../data/hires.types.ts';
import { insertRows } from '../../insert-rows.ts';
import type { Moments } from '../moments.ts';
import { agreementRow, isInForce, rateRows } from './agreement-rows.ts';
import { draftRow, roundRows } from './draft-rows.ts';

/** Drafts with what was sent of them, and the agreements with their rates. */
async function loadHires(db: Db, hires: readonly DemoHire[], moments: Moments): Promise<void> {
  const signed = hires.filter(isInForce);
  const drafts = hires.map((hire) => draftRow(hire, moments));
  const rounds = hires.flatMap((hire) => roundRows(hire, moments));
  const agreements = signed.map((hire) => agreementRow(hire, moments));
  const rates = signed.flatMap((hire) => rateRows(hire, moments));
  await insertRows(db, 'agreement_draft', drafts);
  await insertRows(db, 'agreement_round', rounds);
  await insertRows(db, 'agreement', agreements);
  await insertRows(db, 'agreement_rate', rates);
}

/** What extends an agreement comes after it, since its draft names it. */
export async function loadAgreements(db: Db, moments: Moments): Promise<void> {
  const [first, next] = [false, true].map((isNext) =>
    demoHires.filter((hire) => (hire.extends !== undefined) === isNext),
  );
  await loadHires(db, first ?? [], moments);
  await loadHires(db, next ?? [], moments);
}
