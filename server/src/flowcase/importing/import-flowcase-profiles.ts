import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { Received } from '@torg/protocol/call';
import type { Handler } from '../../platform/handler.ts';
import type { ToolUser } from '../../platform/ports/cv-tool.ts';
import { allowed } from '../../platform/refusal.ts';
import { takesConsultants } from '../flowcase.policy.ts';
import { openCompany } from '../open-company.ts';
import { fetching } from '../people/fetching.ts';
import { addressOf } from '../people/person-here.ts';
import { makeFlowcaseCompany } from '../settings/companies.repository.ts';
import { tenantOf } from '../settings/tenant-of.ts';
import { insertImport } from './imports.repository.ts';
import { runFlowcaseImport } from './run-import.ts';

type Call = typeof flowcaseCalls.importFlowcaseProfiles;
type Named = Received<Call>['body']['cvpartner_users'][number];

function rowOf({ user_id, qa_discipline }: Named, user: ToolUser | undefined) {
  const named = { user_id, qa_discipline };
  if (user === undefined) {
    return { ...named, name: '', status: 'failed', error: 'could_not_find_flowcase_user' } as const;
  }
  const { cv, name, isDeactivated: is_deactivated } = user;
  return { ...named, cv, name, is_deactivated, email: addressOf(user) };
}

export const importFlowcaseProfiles: Handler<Call> = async (context, { params: { id }, body }) => {
  const { db, external, log, transaction } = context;
  const company = await openCompany(context, id);
  const tenant = await tenantOf(db, company, external);
  allowed(takesConsultants(company), 'could_not_create_account');
  const people = await fetching(log, () => external.cvTool.listUsers(tenant));
  const byId = new Map(people.map((user) => [user.id, user]));
  const rows = body.cvpartner_users.map((named) => rowOf(named, byId.get(named.user_id)));
  return transaction(async (change) => {
    const { db: tx, actor, now, enqueue } = change;
    await openCompany(change, id);
    await makeFlowcaseCompany(tx, id);
    const made = { organization: id, created_by: actor.account, created_at: now };
    const flowcase_import = await insertImport(tx, made, rows);
    await enqueue(runFlowcaseImport, { flowcase_import }, { key: flowcase_import });
    return { flowcase_import };
  });
};
