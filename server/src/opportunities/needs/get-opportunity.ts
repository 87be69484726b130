import type { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import type { WrittenHandler } from '../../platform/handler.ts';
import { describeRow } from '../describe-opportunity.ts';
import { openWhole } from '../open-opportunity.ts';

export const getOpportunity: WrittenHandler<typeof opportunityCalls.getOpportunity> = async (
  context,
  { params: { id }, query: { locale } },
) => describeRow(context.actor, await openWhole(context, id, locale), locale);
