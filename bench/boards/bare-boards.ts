import type { FastifyInstance } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { ranksBetween } from '../../server/src/boards/order/ranks.ts';
import { recordHistory } from '../contracts/bare-history.ts';
import type { InTransaction } from '../contracts/in-transaction.ts';

const shown = `c.evaluation_board_card, c.evaluation_board_column as column, c.card_title,
  c.note_count as number_of_card_notes, c.file_count as number_of_card_files, c.profile,
  c.created_at, case when x.account is not null then json_build_object('name', x.name,
    'title', x.title, 'image_file', x.image_file, 'public_id', x.account) end as profile_data`;
const joined = `evaluation_board_card c left join account x on x.account = c.profile`;

const boardSql = `select b.evaluation_board, b.board_title, b.version,
    (select json_agg(json_build_object('evaluation_board_column', k.evaluation_board_column,
      'column_title', k.column_title, 'stage', k.stage) order by k.rank)
      from evaluation_board_column k
      where k.evaluation_board = b.evaluation_board and k.removed_at is null) as columns
  from evaluation_board b where b.opportunity = $1`;
const cardsSql = `select ${shown},
    row_number() over (partition by c.evaluation_board_column order by c.rank) - 1 as card_order
  from ${joined} join evaluation_board_column k using (evaluation_board_column)
  where c.evaluation_board = (select evaluation_board from evaluation_board where opportunity = $1)
    and c.removed_at is null order by k.rank, c.rank`;

const order = `(select count(*) from evaluation_board_card o
  where o.evaluation_board_column = c.evaluation_board_column and o.removed_at is null
    and o.rank < c.rank) as card_order`;
const noteColumns = `'evaluation_board_card_note', n.evaluation_board_card_note,
  'content', n.content, 'created_by', n.created_by, 'created_by_name', w.name,
  'created_at', n.created_at, 'updated_at', n.updated_at`;
const cardSql = `select ${shown}, ${order}, b.evaluation_board,
    coalesce((select json_agg(json_build_object(${noteColumns}) order by n.created_at)
      from evaluation_board_card_note n left join account w on w.account = n.created_by
      where n.evaluation_board_card = c.evaluation_board_card and n.removed_at is null), '[]') as notes,
    coalesce((select json_agg(json_build_object('submission_file', s.submission_file,
        'filename', f.file_name)) from submission_file s join file f using (file)
      where s.evaluation_board_card = c.evaluation_board_card and s.removed_at is null), '[]') as files,
    g.name as consultant_company_name, v.visible_in_search, i.assignment_interest, i.state,
    (select t.thread from thread_participant t
      where t.thread = i.thread and t.account = $2) as thread
  from ${joined} left join organization g on g.organization = x.organization
    left join profile_availability v on v.profile = c.profile
    join evaluation_board b on b.evaluation_board = c.evaluation_board
    left join opportunity n on n.opportunity = b.opportunity
    left join assignment_interest i on i.assignment = b.assignment and i.account = c.profile
  where c.evaluation_board_card = $1 and c.removed_at is null
    and (n.organization = (select organization from account where account = $2)
      or exists (select from assignment_editor e
        where e.assignment = coalesce(b.assignment, n.own_of) and e.account = $2))`;

const lockSql = `update evaluation_board b set version = version + 1
  from evaluation_board_card c where c.evaluation_board_card = $1
    and b.evaluation_board = c.evaluation_board
  returning b.evaluation_board, (select card_count from evaluation_board_column
    where evaluation_board_column = $2) as count`;
/** Where the card has stood, which its history says. */
const stood = (card: string) => `(select json_build_object('column', k.column_title, 'card_order',
    (select count(*) from evaluation_board_card o
      where o.evaluation_board_column = m.evaluation_board_column and o.removed_at is null
        and o.rank < m.rank))
  from evaluation_board_card m join evaluation_board_column k using (evaluation_board_column)
  where m.evaluation_board_card = ${card}) as stood`;
/** From the nearer end of the column. */
const neighboursSql = (from: 'asc' | 'desc') => `select ${stood('$2')}, n.rank as before,
    (select min(o.rank) from evaluation_board_card o
      where o.evaluation_board_column = $1 and o.rank > n.rank) as after
  from (select rank from evaluation_board_card where evaluation_board_column = $1
    and removed_at is null and evaluation_board_card <> $2
    order by rank ${from} limit 1 offset $3) n`;
const firstSql = `select ${stood('$2')}, null as before, (select min(rank) as after
  from evaluation_board_card where evaluation_board_column = $1) as after`;
const placeSql = `with placed as (update evaluation_board_card set rank = $2,
    evaluation_board_column = $3 where evaluation_board_card = $1 returning *)
  select ${shown} from placed c left join account x on x.account = c.profile`;

interface Move {
  account: string;
  card: string;
  column: string;
  place: number;
}

async function neighbours(client: PoolClient, { card, column, place }: Move, others: number) {
  if (place === 0) return client.query({ name: 'first', text: firstSql, values: [column, card] });
  const from = place > others / 2 ? 'desc' : 'asc';
  const values = [column, card, from === 'desc' ? others - place : place - 1];
  return client.query({ name: `neighbours-${from}`, text: neighboursSql(from), values });
}

const historyOf = (
  { account, card, column, place }: Move,
  { evaluation_board, before }: { evaluation_board: string; before: unknown },
) => ({
  ...{ kind: 'recorded_change' as const, account },
  metadata: {
    ...{ change: 'moved_card', objects: [card, evaluation_board] },
    ...{ before, after: { column, place } },
  },
});

async function moveCard(client: PoolClient, move: Move) {
  const lock = await client.query({
    ...{ name: 'lock-board', text: lockSql },
    values: [move.card, move.column],
  });
  const found = await neighbours(client, move, lock.rows[0].count - 1);
  const [rank] = ranksBetween(found.rows[0], 1);
  const values = [move.card, rank, move.column];
  const { rows } = await client.query({ name: 'place-card', text: placeSql, values });
  const { evaluation_board } = lock.rows[0];
  const before = found.rows[0].stood;
  await recordHistory(client, [historyOf(move, { evaluation_board, before })]);
  return { ...rows[0], card_order: move.place };
}

/**
 * Boards, cards and moves with their line of history; without live messages, and without rights but
 * those in one card, which is asked for by itself.
 */
export function addBoards(app: FastifyInstance, pool: Pool, inTransaction: InTransaction): void {
  app.get<{ Params: { id: string } }>('/board/:id', async ({ params: { id } }) => {
    const [board, cards] = await Promise.all([
      pool.query({ name: 'board', text: boardSql, values: [id] }),
      pool.query({ name: 'cards', text: cardsSql, values: [id] }),
    ]);
    return { ...board.rows[0], cards: cards.rows };
  });
  app.get<{ Params: { id: string }; Querystring: { account: string } }>(
    '/card/:id',
    async ({ params: { id }, query: { account } }) => {
      const { rows } = await pool.query({ name: 'card', text: cardSql, values: [id, account] });
      return rows[0];
    },
  );
  app.post<{ Body: Move }>('/move-card', async ({ body }) =>
    inTransaction((client) => moveCard(client, body)),
  );
}
