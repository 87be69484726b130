import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { Handler } from '../../platform/handler.ts';
import { openCompany } from '../open-company.ts';
import { tenantOf } from '../settings/tenant-of.ts';
import { syncFlowcase } from './sync-flowcase.ts';

export const triggerFlowcaseSync: Handler<typeof flowcaseCalls.triggerFlowcaseSync> = async (
  { external, transaction },
  { params: { id } },
) => {
  await transaction(async (change) => {
    const { db, actor, enqueue } = change;
    const company = await openCompany(change, id);
    await tenantOf(db, company, external);
    const input = { organization: id, started_by: actor.account };
    await enqueue(syncFlowcase, input, { key: id });
  });
};
