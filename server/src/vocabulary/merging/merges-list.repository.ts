import type { CompetencyMerge } from '@torg/protocol/vocabulary/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/tables.ts';
import { named } from '../terms-list.repository.ts';

export interface MergeRow extends Omit<CompetencyMerge, 'made_at' | 'can'> {
  made_at: Date;
  /** what stands for the term now */
  merged_into: string | null;
}

const person = sql`case when x.account is not null
  then json_build_object('account', x.account, 'name', x.name) end`;

/** Merges in force that involve the term on either side. */
export async function findMerges(db: Db, competency: string): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    select m.merge, ${named('f')} as "from", m.made_at, f.merged_into, ${person} as made_by,
      case when t.competency is not null then ${named('t')} end as "into",
      (select count(*)::int from competency_moved as one where one.merge = m.merge
        and one.kind not in ('synonym', 'merged')) as moved
    from competency_merge as m join competency as f on f.competency = m.competency
    left join competency as t on t.competency = m.into_competency
    left join account as x on x.account = m.made_by
    where m.undone_at is null
      and (m.competency = ${competency} or m.into_competency = ${competency})
    order by m.made_at desc, m.merge`.execute(db);
  return rows;
}
