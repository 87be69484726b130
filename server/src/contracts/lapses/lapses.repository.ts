import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { isCompliant } from '../contracts.repository.ts';

/**
 * Notes the companies that have signed, but on no version that still counts, each once for the
 * version that they have to sign now; returns those that are new.
 */
export async function noteLapsed(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ organization: string }>`
    insert into cooperation_lapse (organization, document, told_at)
    select signed.organization, newest.document, ${now}
    from (select distinct on (c.organization) c.organization, d.type
        from contract as c join contract_document as d using (document)
        where c.kind = 'cooperation' and c.status = 'completed'
        order by c.organization, c.completed_at desc, c.contract) as signed
      join lateral (select d.document from contract_document as d
        where d.type = signed.type and d.state = 'published'
        order by d.version desc limit 1) as newest on true
    where not exists (select from contract join contract_document using (document)
      where contract.organization = signed.organization and contract.kind = 'cooperation'
        and contract.status = 'completed' and ${isCompliant})
    on conflict do nothing returning organization`.execute(tx);
  return rows.map(({ organization }) => organization);
}

/** Whoever runs these companies and can sign in. */
export async function findCompanyAdmins(db: Db, organizations: readonly string[]) {
  return db
    .selectFrom('account')
    .select(['account', 'organization'])
    .where('organization', 'in', organizations)
    .where('role', '=', 'consultant')
    .where('is_admin_in_company', '=', true)
    .where('verified', '=', true)
    .orderBy('account')
    .execute();
}

export interface LapseReceiver {
  name: string;
  email: string;
  locale: Locale;
  organization: string;
  company: string;
  title: string;
  change_note: string;
}

/** A company admin with the version that the company has to sign. */
export async function findLapseReceiver(
  db: Db,
  account: string,
): Promise<LapseReceiver | undefined> {
  const { rows } = await sql<LapseReceiver>`
    select a.name, a.email, a.locale, a.organization, o.name as company, d.title, d.change_note
    from account as a join organization as o using (organization)
      join cooperation_lapse as l on l.organization = o.organization
      join contract_document as d on d.document = l.document
    where a.account = ${account} and a.is_admin_in_company and a.verified
    order by l.told_at desc limit 1`.execute(db);
  return rows[0];
}
