import { sql } from 'kysely';
import type { AssignmentState } from '@torg/protocol/assignment-life';
import type { AssignmentType, Country, Locale } from '@torg/protocol/terms';
import { nameColumn } from '../competencies/competencies.public.ts';
import type { Db, Tx } from '../platform/database/tables.ts';

export async function findRecommended(db: Db, assignment: string) {
  return db
    .selectFrom('assignment as a')
    .innerJoin('organization as o', 'o.organization', 'a.organization')
    .select(['a.state', 'a.assignment_type', 'o.country'])
    .where('a.assignment', '=', assignment)
    .executeTakeFirst();
}

/** Queues a mail for each who has had none about it; answers whom. */
export async function queueMails(
  tx: Tx,
  assignment: string,
  queued: { accounts: readonly string[]; now: Date },
): Promise<string[]> {
  if (queued.accounts.length === 0) return [];
  const rows = await tx
    .insertInto('recommendation_mail')
    .values(
      queued.accounts.map((account) => ({
        assignment,
        account,
        queued_at: queued.now,
        sent_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['assignment', 'account']).doNothing())
    .returning('account')
    .execute();
  return rows.map(({ account }) => account);
}

interface MailKey {
  assignment: string;
  account: string;
}

/** Takes the mail to send it; false when another has. The row's lock settles who is first. */
export async function claimMail(tx: Tx, key: MailKey, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recommendation_mail')
    .set({ sent_at: now })
    .where('assignment', '=', key.assignment)
    .where('account', '=', key.account)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function releaseMail(tx: Tx, key: MailKey): Promise<void> {
  await tx
    .updateTable('recommendation_mail')
    .set({ sent_at: null })
    .where('assignment', '=', key.assignment)
    .where('account', '=', key.account)
    .execute();
}

export async function dropMail(tx: Tx, key: MailKey): Promise<void> {
  await tx
    .deleteFrom('recommendation_mail')
    .where('assignment', '=', key.assignment)
    .where('account', '=', key.account)
    .execute();
}

export interface RecommendationRow {
  email: string;
  locale: Locale;
  name: string;
  assignment: string;
  title: string;
  company_name: string;
  duration: string | null;
  percent: number | null;
  start_date: string | null;
  allow_remote_work: boolean;
  region_name: string | null;
  /** what the assignment asks for and the consultant has, in the consultant's language */
  matching: string[];
  wanted: boolean;
  state: AssignmentState;
  assignment_type: AssignmentType;
  country: Country;
}

/** What the mail says, as things stand now. */
export async function findRecommendation(
  db: Db,
  key: MailKey,
): Promise<RecommendationRow | undefined> {
  const named = (locale: Locale) => sql.ref(`c.${nameColumn[locale]}`);
  const { rows } = await sql<RecommendationRow>`
    select x.email, x.locale, x.name, a.assignment, a.title, o.name as company_name, a.duration,
      a.percent, a.start_date, a.allow_remote_work, r.name as region_name, a.state,
      a.assignment_type, o.country, x.verified and x.recommendation_mails and s.visible as wanted,
      array(
        select case x.locale when 'sv' then ${named('sv')} when 'en' then ${named('en')}
          else ${named('nb')} end
        from assignment_competency as k join competency as c using (competency)
        where k.assignment = a.assignment and k.competency = any(s.roles || s.skills)
        order by c.type, k.position
      ) as matching
    from assignment as a
    join organization as o on o.organization = a.organization
    left join region as r on r.region = a.region
    join account as x on x.account = ${key.account}
    join profile_search as s on s.profile = x.account
    where a.assignment = ${key.assignment}`.execute(db);
  return rows[0];
}
