import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { insertDraft } from './assignment-changes.repository.ts';

export const createAssignment: Handler<typeof assignmentCalls.createAssignment> = async ({
  db,
  actor,
  now,
}) => {
  const organization = found(actor.organization, 'organization_id_is_required');
  allowed(actor.organizationKind === 'client', 'could_not_find_organization');
  const { account } = actor;
  return { assignment_uuid: await insertDraft(db, { organization, account, now }) };
};
