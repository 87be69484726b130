import { limits } from '@torg/protocol/limits';
import { sql } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Tx } from '../../platform/database/tables.ts';

export interface Candidate {
  profile: string;
  name: string;
  organization: string | null;
  visible_in_search: boolean;
  has_interest: boolean;
}

const candidate = (assignment: string | null) => sql`p.profile, x.name, x.organization,
  v.visible_in_search, exists (select from assignment_interest as i
    where i.assignment = ${assignment} and i.account = p.profile) as has_interest`;
const joined = sql`join account as x on x.account = p.profile
  join profile_availability as v on v.profile = p.profile`;

/** Somebody with a profile, as putting them on a board checks it. */
export async function findCandidate(
  tx: Tx,
  profile: string,
  { assignment }: { assignment: string | null },
): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate>`${prepared}
    select ${candidate(assignment)} from profile as p ${joined}
    where p.profile = ${profile}`.execute(tx);
  return rows[0];
}

/** Those of these people who have no card on the board, in the order given. */
export async function findNewCandidates(
  tx: Tx,
  profiles: readonly string[],
  board: { evaluation_board: string; assignment: string | null },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`${prepared}
    select ${candidate(board.assignment)}
    from unnest(${idsOfAnyNumber(profiles)}) with ordinality as n (profile, place)
    join profile as p on p.profile = n.profile ${joined}
    where not exists (select from evaluation_board_card as c
      where c.evaluation_board = ${board.evaluation_board} and c.profile = p.profile
        and c.removed_at is null)
    order by n.place`.execute(tx);
  return rows;
}

interface Inserted {
  evaluation_board_card: string;
  card_title: string;
  profile: string;
}

interface At {
  evaluation_board: string;
  column: string;
  /** one for each */
  ranks: readonly string[];
  /** null: nobody, since they have sent interest themselves */
  by: string | null;
  now: Date;
}

/** Adds cards about people, called by their names; answers them in the order given. */
export async function insertPeople(
  tx: Tx,
  at: At,
  people: readonly { profile: string; name: string }[],
): Promise<Inserted[]> {
  if (people.length === 0) return [];
  const profiles = people.map(({ profile }) => profile);
  const titles = people.map(({ name }) => name.slice(0, limits.board.cardTitle));
  const { rows } = await sql<Inserted>`
    insert into evaluation_board_card
      (evaluation_board, evaluation_board_column, card_title, profile, rank, created_by, created_at)
    select ${at.evaluation_board}::uuid, ${at.column}::uuid, n.title, n.profile, n.rank,
      ${at.by}::uuid, ${at.now}
    from unnest(${profiles}::uuid[], ${titles}::text[], ${at.ranks}::text[])
      as n (profile, title, rank)
    returning evaluation_board_card, card_title, profile`.execute(tx);
  const byProfile = new Map(rows.map((row) => [row.profile, row]));
  return profiles.flatMap((profile) => byProfile.get(profile) ?? []);
}
