import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { Handler } from '../../platform/handler.ts';
import { linkView } from '../flowcase.views.ts';
import { openCompany } from '../open-company.ts';
import { findLinkList } from './links.repository.ts';

export const listFlowcaseLinks: Handler<typeof flowcaseCalls.listFlowcaseLinks> = async (
  context,
  { params: { id } },
) => {
  await openCompany(context, id);
  const rows = await findLinkList(context.db, id);
  return { flowcase_links: rows.map(linkView) };
};
