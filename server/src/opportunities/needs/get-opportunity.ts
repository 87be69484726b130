import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { Handler } from '../../platform/handler.ts';
import { describeRow } from '../describe-opportunity.ts';
import { openWhole } from '../open-opportunity.ts';

export const getOpportunity: Handler<typeof opportunityCalls.getOpportunity> = async (
  context,
  { params: { id }, query: { locale } },
) => describeRow(context, await openWhole(context, id), locale);
