import type { NumberedThread } from '@torg/protocol/messages/thread-numbers';
import type { AnswerFilter, NumberedSort } from '@torg/protocol/messages/thread-terms';
import type { ThreadKind } from '@torg/protocol/terms';
import { sql, type RawBuilder } from 'kysely';
import { foldedContaining } from '../../platform/database/like.ts';
import type { Db } from '../../platform/database/tables.ts';
import { firstAnswers } from './thread-numbers.repository.ts';

type NumberedRow = Omit<NumberedThread, 'created_at' | 'last_message_at'> & {
  created_at: Date;
  last_message_at: Date;
};

export interface NumberedQuestion {
  text?: string | undefined;
  kind?: ThreadKind | undefined;
  answer?: AnswerFilter | undefined;
  sort: NumberedSort;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const counted = sql`(select count(*)::int from message as m where m.thread = t.thread)`;
const everyThread = sql`select thread from thread`;
const day = sql.lit(86_400);
const threeDays = sql.lit(3 * 86_400);

const answers: Record<AnswerFilter, RawBuilder<unknown>> = {
  within_24h: sql`seconds <= ${day}`,
  within_72h: sql`seconds <= ${threeDays}`,
  later: sql`seconds > ${threeDays}`,
  // used with `not in`
  unanswered: sql`seconds is not null`,
};

const sortKeys: Record<NumberedSort, RawBuilder<unknown>> = {
  last_activity: sql`t.last_message_at`,
  number: sql`t.number`,
  messages: counted,
};

function conditionsOf({ text, kind, answer }: NumberedQuestion): RawBuilder<unknown> {
  const all = [sql`true`];
  if (kind) all.push(sql`t.kind = ${kind}`);
  if (text) {
    const pattern = foldedContaining(text);
    all.push(sql`(t.number::text = ${text}
      or t.assignment in (select assignment from assignment where folded_title like ${pattern})
      or t.thread in (select p.thread from thread_participant as p
        join account as x on x.account = p.account
        left join organization as o on o.organization = x.organization
        where x.folded_name like ${pattern} or o.folded_name like ${pattern}))`);
  }
  if (answer) {
    const operator = sql.raw(answer === 'unanswered' ? 'not in' : 'in');
    all.push(sql`t.thread ${operator} (select thread from (${firstAnswers(everyThread)}) as a
      where ${answers[answer]})`);
  }
  return sql.join(all, sql` and `);
}

/** A page of threads for the statistics, and their total, in one statement. */
export async function listNumberedRows(db: Db, question: NumberedQuestion) {
  const { sort, direction, limit, offset } = question;
  const { rows } = await sql<(NumberedRow | { thread_id: null }) & { total: number }>`
    with hit as materialized (
      select t.*, ${sortKeys[sort]} as key from thread as t where ${conditionsOf(question)}
    ), page as (
      select * from hit order by key ${sql.raw(direction)}, thread
      limit ${limit} offset ${offset}
    )
    select t.thread as thread_id, t.number, t.kind, t.created_at, t.last_message_at, counted.total,
      ${counted} as messages, answer.seconds as answered_after,
      case when a.assignment is not null
        then json_build_object('uuid', a.assignment, 'title', a.title) end as assignment,
      coalesce((select json_agg(json_build_object('account', x.account, 'name', x.name,
          'company', o.name) order by p.joined_at, x.name, x.account)
        from thread_participant as p join account as x on x.account = p.account
        left join organization as o on o.organization = x.organization
        where p.thread = t.thread), '[]') as parties
    from (select count(*)::int as total from hit) as counted
    left join page as t on true
    left join (${firstAnswers(sql`select thread from page`)}) as answer on answer.thread = t.thread
    left join assignment as a on a.assignment = t.assignment
    order by t.key ${sql.raw(direction)}, t.thread`.execute(db);
  const threads = rows.flatMap(({ total: _, ...row }) => (row.thread_id === null ? [] : [row]));
  return { rows: threads, total: rows[0]?.total ?? 0 };
}
