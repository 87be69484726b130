import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { importView } from '../flowcase.views.ts';
import { openCompany } from '../open-company.ts';
import { findImportList } from './imports.repository.ts';

export const listFlowcaseImports: Handler<typeof flowcaseCalls.listFlowcaseImports> = async (
  context,
  { params: { id } },
) => {
  await openCompany(context, id);
  const { imports: limit } = limits.flowcase;
  const rows = await findImportList(context.db, { organization: id, limit });
  return { flowcase_imports: rows.map(importView) };
};
