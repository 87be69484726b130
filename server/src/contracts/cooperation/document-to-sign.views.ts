import type { ContractDocument } from '@torg/protocol/contracts/contract-shapes';
import type { DocumentRow } from './document-to-sign.repository.ts';

/** The current version, for whoever is to sign it: admins change it on a page of its own. */
export function documentToSignView(row: DocumentRow): ContractDocument {
  const { document, type, version, state, title, text, change_note } = row;
  const { stays_good, good_until, revision, signed_contracts } = row;
  return {
    ...{ document, type, version, state, title, text, change_note },
    ...{ stays_good, good_until, revision, signed_contracts },
    is_current: true,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    can: { edit: false, publish: false, remove: false },
  };
}
