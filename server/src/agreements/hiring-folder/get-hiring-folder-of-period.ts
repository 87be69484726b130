import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import { findOrganization } from '../../organizations/organizations.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { mayFetchFolder } from '../agreements.policy.ts';
import { folderAnswer } from './folder-answer.ts';
import { periodText } from './folder-paper.ts';
import { findOfPeriod } from './folder.repository.ts';

export const getHiringFolderOfPeriod: Handler<
  typeof agreementCalls.getHiringFolderOfPeriod
> = async (context, { params: { organization_id: client }, query: { from, to, format } }) => {
  const { db, actor, now: made } = context;
  const row = found(await findOrganization(db, client), 'could_not_find_organization');
  const needs_basis = row.kind === 'client' && row.country === 'NO';
  allowed(mayFetchFolder(actor, { client, needs_basis }));
  const subtitle = `${row.name}, ${periodText({ start_date: from, end_date: to })}`;
  const reference = `${row.name} ${from} ${to}`;
  const rows = await findOfPeriod(db, client, { from, to });
  return folderAnswer(context, { subtitle, reference, made, rows }, format);
};
