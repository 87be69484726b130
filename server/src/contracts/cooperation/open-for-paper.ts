import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { ChangeContext, ReadContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { signsCooperation } from './cooperation.policy.ts';
import { hasInProgress, lockInProgress } from './open-contracts.repository.ts';

type Signing = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;

async function open(
  { db }: Pick<ReadContext, 'db'>,
  organization: string,
  isInProgress: () => Promise<boolean>,
): Promise<Signing> {
  const row = found(await findOrganization(db, organization), 'not_found');
  allowed(signsCooperation(row), 'organization_signs_no_cooperation_contract');
  allowed(!(await isInProgress()), 'cooperation_contract_in_progress');
  return row;
}

/** An organization that signs, and for which no contract waits, so that one on paper may be stored. */
export const openForPaper = (
  context: Pick<ReadContext, 'db'>,
  organization: string,
): Promise<Signing> => open(context, organization, () => hasInProgress(context.db, organization));

/** The same until the transaction ends. */
export const lockForPaper = (
  context: Pick<ChangeContext, 'db'>,
  organization: string,
): Promise<Signing> => open(context, organization, () => lockInProgress(context.db, organization));
