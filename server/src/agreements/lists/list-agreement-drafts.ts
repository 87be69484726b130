import type { agreementListCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { findAllDrafts } from './admin-lists.repository.ts';
import { draftSummaryView } from './admin-lists.views.ts';

export const listAgreementDrafts: Handler<typeof agreementListCalls.listAgreementDrafts> = async (
  { db },
  { query },
) => {
  const { rows, total } = await findAllDrafts(db, query);
  const { limit, offset } = query;
  return { agreement_drafts: rows.map(draftSummaryView), total, limit, offset };
};
