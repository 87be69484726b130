import type { AgreementView } from '@torg/protocol/agreements/agreement-shapes';
import { assignmentMoves, findFacts } from '../../assignments/assignments.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { found } from '../../platform/refusal.ts';
import { agreementView } from './agreement.views.ts';
import { findAgreement, type AgreementRow } from './agreements.repository.ts';

/** Once somebody is hired for it, whoever may close the assignment is offered to. */
async function canCloseAssignment(db: Db, actor: Actor, { assignment }: AgreementRow) {
  if (assignment === null) return false;
  const facts = await findFacts(db, assignment, actor);
  return facts !== undefined && assignmentMoves.can(actor, facts, 'close');
}

/** The agreement as the actor reads it; the caller has checked the right to it. */
export async function loadAgreement(
  { db, actor, now }: { db: Db; actor: Actor; now: Date },
  agreement: string,
): Promise<AgreementView> {
  const row = found(await findAgreement(db, agreement), 'could_not_find_agreement');
  return agreementView(row, { actor, now, canClose: await canCloseAssignment(db, actor, row) });
}
