import type { FlowcaseSettings } from '@torg/protocol/flowcase/flowcase-shapes';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { External } from '../../platform/ports/external.ts';
import { can } from '../flowcase.policy.ts';
import { syncView } from '../flowcase.views.ts';
import type { CompanyRow } from '../open-company.ts';
import { findLatestSync } from '../syncing/syncs.repository.ts';
import { findFlowcaseCompany } from './companies.repository.ts';
import { findTenant, keyOf } from './tenant-of.ts';

async function countsOf(db: Db, organization: string) {
  const { rows } = await sql<{ links: number; conflicts: number }>`
    select count(distinct l.flowcase_link)::int as links,
      count(c.flowcase_conflict)::int as conflicts
    from flowcase_link as l left join flowcase_conflict as c using (flowcase_link)
    where l.organization = ${organization}`.execute(db);
  return rows[0] ?? { links: 0, conflicts: 0 };
}

/** How a company stands with Flowcase, in its present state. */
export async function describeSettings(
  { db, actor, external }: { db: Db; actor: Actor; external: External },
  company: CompanyRow,
): Promise<FlowcaseSettings> {
  const { organization, cvpartner_subdomain, kind } = company;
  const row = await findFlowcaseCompany(db, organization);
  const sync = await findLatestSync(db, organization);
  const isEnabled = (await findTenant(db, company, external)) !== null;
  return {
    consultant_company: organization,
    cvpartner_subdomain,
    has_key: keyOf(company, row, external.settings) !== null,
    needs_key: external.cvTool.needsKey,
    is_enabled: isEnabled,
    ...(await countsOf(db, organization)),
    last_sync: sync ? syncView(sync) : null,
    synced_at: row?.synced_at?.toISOString() ?? null,
    can: can(actor, { organization, kind, isEnabled }),
  };
}
