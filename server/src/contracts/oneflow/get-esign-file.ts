import type { esignCalls } from '@torg/protocol/contracts/esign-calls';
import { contentOf } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { findContractFiles } from './copied-files.ts';

export const getEsignFile: Handler<typeof esignCalls.getEsignFile> = async (
  { db },
  { params: { contract_id, file_id } },
) => {
  const files = await findContractFiles(db, contract_id);
  const row = found(
    files.find(({ file }) => file === file_id),
    'not_found',
  );
  return { ...contentOf(row), inline: true, ifLost: 'not_found' };
};
