import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import { marketDay } from '@torg/protocol/market-day';
import type { Handler } from '../../platform/handler.ts';
import { ownFolder } from '../agreements.policy.ts';
import { countAgreements, findAgreements } from './agreement-list.repository.ts';
import { agreementRowView } from './agreement-row.views.ts';

export const listAgreements: Handler<typeof agreementCalls.listAgreements> = async (
  { db, actor, now },
  { query: { tab, limit, offset } },
) => {
  const today = marketDay(now);
  const question = { reader: actor, today, now };
  const [counts, rows] = await Promise.all([
    countAgreements(db, question),
    findAgreements(db, { ...question, tab, limit, offset }),
  ]);
  const agreements = rows.map((row) => agreementRowView(row, { actor, today }));
  const hiring_folder_of = ownFolder(actor);
  return { agreements, counts, hiring_folder_of, total: counts[tab], limit, offset };
};
