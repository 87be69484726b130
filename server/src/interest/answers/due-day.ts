import { limits } from '@torg/protocol/limits';
import { marketZones } from '@torg/protocol/market-day';
import { sql, type RawBuilder } from 'kysely';

const { usualDays } = limits.answerBy;
const dayOf = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(${moment} at time zone ${sql.lit(marketZones.NO)})::date`;

/** The day for answers of assignment `a`, as `answerByOf` of the protocol has it. */
const answerBy = sql<string | null>`case
  when a.deadline_kind = 'date' then coalesce(a.answer_by, a.deadline_date + ${sql.lit(usualDays)})
  when a.deadline_kind = 'asap'
    then coalesce(a.answer_by, ${dayOf(sql`a.public_date`)} + ${sql.lit(usualDays)})
  end`;

/** The day by which interest `i` in assignment `a` is answered, as `answerDayFor` has it. */
export const dueDay: RawBuilder<string> = sql<string>`case
  when ${dayOf(sql`i.counts_from`)} <= ${answerBy} then ${answerBy}
  else ${dayOf(sql`i.counts_from`)} + ${sql.lit(usualDays)} end`;

/** Whether nobody has answered interest `i` yet. */
export const isOpen: RawBuilder<boolean> = sql<boolean>`
  i.state in ('received', 'considered', 'interview', 'offered')`;
