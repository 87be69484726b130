import type { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import type { Handler } from '../../platform/handler.ts';
import { loadOwnSummary } from './load-summary.ts';

export const getOwnCooperation: Handler<typeof cooperationCalls.getOwnCooperation> = (context) =>
  loadOwnSummary(context);
