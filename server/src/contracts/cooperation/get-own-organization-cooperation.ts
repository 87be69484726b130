import type { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import type { Handler } from '../../platform/handler.ts';
import { loadOwnSummary } from './load-summary.ts';

/** The same answer as of `getOwnCooperation`, at the path that other services ask. */
export const getOwnOrganizationCooperation: Handler<
  typeof cooperationCalls.getOwnOrganizationCooperation
> = (context) => loadOwnSummary(context);
