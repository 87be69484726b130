import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { subjectsAbout } from './subjects-about.ts';

interface Declining {
  account: string;
  declined: boolean;
  now: Date;
}

/** Whether it is another answer than before. Nobody asks about the profile while it is written. */
export async function saveDeclined(
  tx: Tx,
  { account, declined, now }: Declining,
): Promise<boolean> {
  await sql`select from profile_availability where profile = ${account} for no key update`.execute(
    tx,
  );
  const { rows } = declined
    ? await sql`insert into declined_ai_assessment (account, declined_at)
        values (${account}, ${now}) on conflict do nothing returning account`.execute(tx)
    : await sql`delete from declined_ai_assessment where account = ${account}
        returning account`.execute(tx);
  return rows.length > 0;
}

/** The subjects about somebody of which an answer is waited for, by kind. */
export async function findPendingAbout(db: Db, account: string): Promise<Map<AiJobType, string[]>> {
  const { rows } = await sql<{ type: AiJobType; subjects: string[] }>`
    select s.type, array_agg(distinct s.subject) as subjects from (${subjectsAbout(account)}) as s
    where exists (select from ai_job as j where j.type = s.type and j.subject = s.subject
      and j.inference_status = 'pending')
    group by s.type`.execute(db);
  return new Map(rows.map(({ type, subjects }) => [type, subjects]));
}
