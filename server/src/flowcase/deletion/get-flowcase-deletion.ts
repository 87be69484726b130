import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { Handler } from '../../platform/handler.ts';
import { findCompany } from '../open-company.ts';
import { countData } from './deletion.repository.ts';

export const getFlowcaseDeletion: Handler<typeof flowcaseCalls.getFlowcaseDeletion> = async (
  { db },
  { params: { id } },
) => {
  const { organization, name } = await findCompany(db, id);
  return { consultant_company: organization, name, counts: await countData(db, id) };
};
