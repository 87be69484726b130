import type { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import type { Handler } from '../../platform/handler.ts';
import { loadSummary } from './load-summary.ts';

export const getOrganizationCooperation: Handler<
  typeof cooperationCalls.getOrganizationCooperation
> = (context, { params: { organization_id } }) => loadSummary(context, organization_id);
