import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { Handler } from '../../platform/handler.ts';
import { openCompany } from '../open-company.ts';
import { describeSettings } from './describe-settings.ts';

export const getFlowcaseSettings: Handler<typeof flowcaseCalls.getFlowcaseSettings> = async (
  context,
  { params: { id } },
) => describeSettings(context, await openCompany(context, id));
