import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { ChangeContext, ReadContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { signsCooperation } from './cooperation.policy.ts';
import { statusAt } from '../contracts.policy.ts';
import { findInProgress } from './open-contracts.repository.ts';
import { waitsForSignatures } from './waits-for-signatures.ts';

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
  context: Pick<ReadContext, 'db' | 'now'>,
  organization: string,
): Promise<Signing> =>
  open(context, organization, async () => {
    const row = await findInProgress(context.db, organization);
    return row !== undefined && statusAt(row, context.now) === 'in_progress';
  });

/** The same until the transaction ends. */
export const lockForPaper = (context: ChangeContext, organization: string): Promise<Signing> =>
  open(context, organization, () => waitsForSignatures(context, organization));
