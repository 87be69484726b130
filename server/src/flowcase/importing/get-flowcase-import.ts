import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { importRowView, importView } from '../flowcase.views.ts';
import { openCompany } from '../open-company.ts';
import { findImportList, findRows } from './imports.repository.ts';

export const getFlowcaseImport: Handler<typeof flowcaseCalls.getFlowcaseImport> = async (
  context,
  { params: { flowcase_import } },
) => {
  const { db } = context;
  const [row] = await findImportList(db, { flowcase_import });
  const listed = found(row, 'could_not_find_flowcase_import');
  await openCompany(context, listed.organization);
  const rows = await findRows(db, flowcase_import);
  return { ...importView(listed), rows: rows.map(importRowView) };
};
