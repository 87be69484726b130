import type { agreementListCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { findAllSigned } from './admin-lists.repository.ts';
import { selfSignedView } from './admin-lists.views.ts';

export const listSelfSignedContracts: Handler<
  typeof agreementListCalls.listSelfSignedContracts
> = async ({ db, now }, { query }) => {
  const { rows, total } = await findAllSigned(db, { ...query, now });
  const { limit, offset } = query;
  return { contracts: rows.map((row) => selfSignedView(row, now)), total, limit, offset };
};
