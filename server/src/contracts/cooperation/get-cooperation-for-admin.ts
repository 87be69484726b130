import type { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import type { Handler } from '../../platform/handler.ts';
import { findContractsOf } from './cooperation.repository.ts';
import { cooperationView } from './cooperation.views.ts';
import { loadSummary } from './load-summary.ts';

export const getCooperationForAdmin: Handler<
  typeof cooperationCalls.getCooperationForAdmin
> = async (context, { params: { organization_id } }) => {
  const [summary, rows] = await Promise.all([
    loadSummary(context, organization_id),
    findContractsOf(context.db, organization_id),
  ]);
  return { ...summary, contracts: rows.map((row) => cooperationView(row, context)) };
};
