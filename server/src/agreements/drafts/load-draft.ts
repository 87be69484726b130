import type { AgreementDraft } from '@torg/protocol/agreements/agreement-shapes';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import { found } from '../../platform/refusal.ts';
import { findDraft, findRounds } from './drafts.repository.ts';
import { draftView } from './drafts.views.ts';

/** The draft as the actor reads it; the caller has checked the right to it. */
export async function loadDraft(
  { db, actor, now }: { db: Db; actor: Actor; now: Date },
  draft: string,
): Promise<AgreementDraft> {
  const row = found(await findDraft(db, draft), 'could_not_find_agreement_draft');
  return draftView(row, await findRounds(db, draft), { actor, now });
}
