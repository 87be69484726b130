import type { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import type { Handler } from '../../platform/handler.ts';
import { cooperationView } from './cooperation.views.ts';
import { listCooperationRows } from './cooperation-list.repository.ts';

export const listCooperationContracts: Handler<
  typeof cooperationCalls.listCooperationContracts
> = async ({ db, actor, now }, { query }) => {
  const { rows, total } = await listCooperationRows(db, { ...query, now });
  const { limit, offset } = query;
  return {
    contracts: rows.map((row) => cooperationView(row, { actor, now })),
    total,
    limit,
    offset,
  };
};
