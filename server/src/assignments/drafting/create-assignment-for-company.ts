import type { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { insertDraft } from './assignment-changes.repository.ts';

export const createAssignmentForCompany: Handler<
  typeof assignmentCalls.createAssignmentForCompany
> = async ({ db, actor, now }, { params }) => {
  const company = found(
    await findOrganization(db, params.company_uuid),
    'could_not_find_organization',
  );
  allowed(company.kind === 'client', 'could_not_find_organization');
  const { organization } = company;
  const { account } = actor;
  return { assignment_uuid: await insertDraft(db, { organization, account, now }) };
};
