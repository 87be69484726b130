import type { ContractDocument } from '@torg/protocol/contracts/contract-shapes';
import type { Actor } from '../../platform/actor.ts';
import { can } from './documents.policy.ts';
import type { DocumentRow } from './documents.repository.ts';

export function documentView(actor: Pick<Actor, 'role'>, row: DocumentRow): ContractDocument {
  const { document, type, version, state, title, text, change_note } = row;
  const { is_current, stays_good, good_until, revision, signed_contracts } = row;
  return {
    ...{ document, type, version, state, title, text, change_note },
    ...{ is_current, stays_good, good_until, revision, signed_contracts },
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: can(actor, row),
  };
}
