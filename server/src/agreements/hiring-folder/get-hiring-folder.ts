import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayFetchFolder } from '../agreements.policy.ts';
import { findAgreement } from '../in-force/agreements.repository.ts';
import { folderAnswer } from './folder-answer.ts';
import { periodText } from './folder-paper.ts';
import { findOfAgreement } from './folder.repository.ts';

export const getHiringFolder: Handler<typeof agreementCalls.getHiringFolder> = async (
  context,
  { params: { agreement_id }, query: { format } },
) => {
  const { db, actor, now: made } = context;
  const row = found(await findAgreement(db, agreement_id), 'could_not_find_agreement');
  allowed(mayFetchFolder(actor, row));
  const subtitle = `${row.client_name}: ${row.consultant_name}, ${periodText(row)}`;
  const rows = await findOfAgreement(db, agreement_id);
  return folderAnswer(context, { subtitle, reference: agreement_id, made, rows }, format);
};
