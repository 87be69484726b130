import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { type BoardWithFacts, findBoardWith } from '../boards.repository.ts';
import { filesOfCard, type SubmissionFileRow } from '../files/submission-files.repository.ts';
import { notesOfCard, type NoteRow } from '../notes/notes.repository.ts';
import {
  cardOrder,
  shownColumns,
  shownJoined,
  type Shown,
  type ShownCardRow,
} from './shown-cards.repository.ts';

/** A card with all that belongs to it. */
export interface CardDetailRow extends ShownCardRow {
  card_order: number;
  /** null: about nobody, or the profile is deleted */
  cvpartner_sync_enabled: boolean | null;
  consultant_company_name: string | null;
  /** whether the reader takes part in the conversation */
  in_thread: boolean;
  /** oldest first */
  notes: NoteRow[];
  /** oldest first */
  files: SubmissionFileRow[];
}

const columns = (reader: string) => sql`${shownColumns(reader)}, ${cardOrder},
  p.cvpartner_sync_enabled, g.name as consultant_company_name,
  exists (select from thread_participant as t
    where t.thread = i.thread and t.account = ${reader}) as in_thread,
  ${notesOfCard} as notes, ${filesOfCard} as files`;

const joined = (assignment: string | null | RawBuilder<unknown>) =>
  sql`${shownJoined(assignment)} left join organization as g on g.organization = x.organization`;

export async function findCardDetail(
  db: Db,
  { evaluation_board, assignment }: Shown,
  { card, reader }: { card: string; reader: string },
): Promise<CardDetailRow | undefined> {
  const { rows } = await sql<CardDetailRow>`${prepared}
    select ${columns(reader)} from ${joined(assignment)}
    where c.evaluation_board_card = ${card}
      and c.evaluation_board = ${evaluation_board} and c.removed_at is null`.execute(db);
  return rows[0];
}

/** The same with its board, in one statement; null: the card was removed. */
export const findDetailOnBoard = (
  db: Db,
  { card, actor }: { card: string; actor: Pick<Actor, 'account' | 'role'> },
): Promise<(BoardWithFacts & { detail: CardDetailRow | null }) | undefined> =>
  findBoardWith(
    db,
    { card },
    {
      actor,
      more: sql`(select row_to_json(l) from (
        select ${columns(actor.account)} from ${joined(sql`b.assignment`)}
        where c.evaluation_board_card = ${card}
          and c.evaluation_board = b.evaluation_board and c.removed_at is null) as l) as detail`,
    },
  );
