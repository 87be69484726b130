import type { Locale } from '@torg/protocol/terms';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';

/** A consultant who gets an answer, and the thread in which they get it. */
export interface AnsweredPerson {
  account: string;
  name: string;
  locale: Locale;
  thread: string;
  sent_by: string | null;
  /** the thread is about others, too */
  is_one_of_several: boolean;
}

/** In which language somebody is answered: that of whoever has put them forward, or their own. */
export const answerLocale = sql<Locale>`coalesce(sender.locale, x.locale)`;

export async function findAnswered(
  db: Db,
  interests: readonly string[],
): Promise<AnsweredPerson[]> {
  const { rows } = await sql<AnsweredPerson>`
    select i.account, x.name, ${answerLocale} as locale, i.thread, i.sent_by,
      exists (select from assignment_interest as other
        where other.thread = i.thread and other.account <> i.account) as is_one_of_several
    from assignment_interest as i
    join account as x on x.account = i.account
    left join account as sender on sender.account = i.sent_by
    where i.assignment_interest = any(${interests}::uuid[])
    order by i.thread, x.name, x.account`.execute(db);
  return rows;
}
