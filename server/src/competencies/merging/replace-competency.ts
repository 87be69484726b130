import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/database/tables.ts';
import type { CompetencySwap, SwappedRow } from '../../platform/merges.ts';
import type { MovedKind } from '../competencies.tables.ts';

/** A table of which competencies an owner has, such as the skills of a profile. */
export interface Holder {
  kind: Exclude<MovedKind, 'synonym' | 'merged'>;
  table: string;
  owner: string;
  /** a column that marks some of them, such as expert skills */
  mark?: string;
}

const markOf = ({ mark }: Holder, of: string): RawBuilder<unknown> =>
  mark === undefined ? sql`false` : sql.ref(`${of}.${mark}`);

/** Replaces a competency by another; an owner with both keeps one, marked if either was. */
export async function replaceCompetency(
  tx: Tx,
  holder: Holder,
  { from, into }: CompetencySwap,
): Promise<SwappedRow[]> {
  const [table, owner] = [sql.table(holder.table), sql.ref(holder.owner)];
  const same = sql`t.${owner} = f.${owner} and t.competency = ${into}::uuid`;
  const { rows } = await sql<SwappedRow>`
    select ${holder.kind} as kind, f.${owner} as owner, f.position, ${markOf(holder, 'f')} as mark,
      case when t.competency is not null then ${markOf(holder, 't')} end as mark_of_other
    from ${table} as f left join ${table} as t on ${same}
    where f.competency = ${from} order by f.${owner} for update of f`.execute(tx);
  if (into === null) {
    await sql`delete from ${table} where competency = ${from}`.execute(tx);
    return rows;
  }
  if (holder.mark !== undefined) {
    const mark = sql.ref(holder.mark);
    await sql`update ${table} as t set ${mark} = true from ${table} as f
      where ${same} and f.competency = ${from} and f.${mark} and not t.${mark}`.execute(tx);
  }
  await sql`delete from ${table} as f using ${table} as t
    where ${same} and f.competency = ${from}`.execute(tx);
  await sql`update ${table} set competency = ${into} where competency = ${from}`.execute(tx);
  return rows;
}

/** The rows to restore, as a SQL row source. */
const toRestore = (swapped: readonly SwappedRow[]): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(swapped)}::json)
    as m (owner uuid, position integer, mark boolean, mark_of_other boolean)`;

/**
 * Restores the changed rows. If an owner has since removed the other competency or changed its mark,
 * their change stays: nobody gets back what they have removed. Returns the owners of restored rows.
 */
export async function restoreCompetency(
  tx: Tx,
  holder: Holder,
  {
    from,
    into,
    swapped,
    owners,
  }: CompetencySwap & { swapped: readonly SwappedRow[]; owners: string },
): Promise<string[]> {
  const [table, owner] = [sql.table(holder.table), sql.ref(holder.owner)];
  const of = toRestore(swapped);
  const restored = (rows: { owner: string }[]) => rows.map((row) => row.owner);
  const mark = holder.mark === undefined ? null : sql.ref(holder.mark);
  const column = mark ? sql`, ${mark}` : sql``;
  const value = mark ? sql`, m.mark` : sql``;
  const insert = sql`insert into ${table} (${owner}, competency, position${column})`;
  if (into === null) {
    const { rows } = await sql<{ owner: string }>`
      ${insert} select m.owner, ${from}::uuid, m.position${value} from ${of}
      join ${sql.table(owners)} as o on o.${owner} = m.owner
      on conflict do nothing returning ${owner} as owner`.execute(tx);
    return restored(rows);
  }
  const both = await sql<{ owner: string }>`
    ${insert} select m.owner, ${from}::uuid, m.position${value} from ${of}
    join ${table} as t on t.${owner} = m.owner and t.competency = ${into}::uuid
    where m.mark_of_other is not null
    on conflict do nothing returning ${owner} as owner`.execute(tx);
  if (mark) {
    await sql`update ${table} as t set ${mark} = m.mark_of_other from ${of}
      where t.${owner} = m.owner and t.competency = ${into}::uuid
        and m.mark_of_other is not null and t.${mark} = (m.mark or m.mark_of_other)`.execute(tx);
  }
  const alone = await sql<{ owner: string }>`
    update ${table} as t set competency = ${from} from ${of}
    where t.${owner} = m.owner and t.competency = ${into}::uuid and m.mark_of_other is null
    returning t.${owner} as owner`.execute(tx);
  return [...restored(both.rows), ...restored(alone.rows)];
}
