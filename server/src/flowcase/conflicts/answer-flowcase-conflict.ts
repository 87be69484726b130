import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { openForEditing } from '../../profiles/profiles.commands.ts';
import { findFacts, findProfile, mayEdit } from '../../profiles/profiles.queries.ts';
import { lockLink } from '../links/links.repository.ts';
import { notifyCompany } from '../syncing/notify-company.ts';
import { carryOutAnswer } from './carry-out-answer.ts';
import { deleteConflict, findConflict } from './conflicts.repository.ts';
import { revisionOf } from './present.ts';

const missing = 'could_not_find_flowcase_conflict';

/** The conflict with its profile and link, both locked, for somebody who may edit the profile. */
async function openConflict(context: ChangeContext, id: string) {
  const { db, actor } = context;
  const before = found(await findConflict(db, id), missing);
  const facts = found(await findFacts(db, before.profile, actor.account), missing);
  allowed(mayEdit(actor, facts));
  await openForEditing(context, before.profile);
  const link = found(await lockLink(db, before.flowcase_link), missing);
  const row = found(await findConflict(db, id), missing);
  const reader = { account: actor.account, locale: actor.locale };
  const profile = found(await findProfile(db, row.profile, reader), missing);
  return { row, profile, link };
}

export const answerFlowcaseConflict: Handler<typeof flowcaseCalls.answerFlowcaseConflict> = async (
  context,
  { params: { flowcase_conflict }, body },
) => {
  const { db } = context;
  const opened = await openConflict(context, flowcase_conflict);
  const { row, profile, link } = opened;
  allowed(revisionOf(row, profile) === body.revision, 'flowcase_conflict_was_changed');
  allowed(await deleteConflict(db, flowcase_conflict), missing);
  if (body.answer !== 'ours') await carryOutAnswer(context, opened, body);
  await recordChange(context, {
    what: 'answered_flowcase_conflict',
    object: { kind: 'account', id: row.profile },
    also: [link.organization],
    after: { part: row.part, field: row.field, answer: body.answer },
  });
  await context.notify([row.profile], 'flowcase', { profile: row.profile });
  await notifyCompany({ tx: db, notify: context.notify }, link.organization);
};
