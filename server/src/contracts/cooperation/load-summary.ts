import type { CooperationSummary } from '@torg/protocol/contracts/contract-shapes';
import type { ReadContext } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayReadSummary } from './cooperation.policy.ts';
import { findSummary } from './summary.repository.ts';

/** Whether an organization has signed, for its own people and admins. */
export async function loadSummary(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  organization: string,
): Promise<CooperationSummary> {
  const row = found(await findSummary(db, organization), 'not_found');
  allowed(mayReadSummary(actor, row));
  const { document, type, version, is_compliant } = row;
  const isSigned = document !== null && type !== null && version !== null;
  return {
    hasSignedCooperationContract: isSigned,
    document: isSigned ? { document, type, version } : null,
    isCompliant: is_compliant ?? false,
  };
}

/** The same of the caller's own organization; somebody without one has to name one. */
export const loadOwnSummary = (
  context: Pick<ReadContext, 'db' | 'actor'>,
): Promise<CooperationSummary> =>
  loadSummary(context, found(context.actor.organization, 'organization_id_is_required'));
