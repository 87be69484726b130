import type { SelectionRecord } from '@torg/protocol/selection-record/selection-record';
import { limits } from '@torg/protocol/limits';
import { findAnswersOf } from '../interest/interest.queries.ts';
import { findInterviewsAbout } from '../interviews/interviews.queries.ts';
import { findCriteriaVersions } from '../opportunities/opportunities.queries.ts';
import type { Db } from '../platform/database/tables.ts';
import type { ReadContext } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import type { BoardRow } from '../boards/boards.queries.ts';
import { peopleOf } from './people-of.ts';
import {
  findNamesOf,
  findRecordedBoard,
  findRecordedCards,
  findRecordedEvents,
} from './selection-record.repository.ts';
import { readScores } from './read-scores.ts';
import { isAfter, stepsOf, type IsLate } from './steps-of.ts';

const aboutOf = ({ assignment, opportunity }: BoardRow) =>
  assignment === null
    ? { kind: 'opportunity' as const, id: opportunity ?? '' }
    : { kind: 'assignment' as const, id: assignment };

async function criteriaOf(
  db: Db,
  need: string | null,
  isLate: IsLate,
): Promise<SelectionRecord['criteria']> {
  const versions = need === null ? [] : await findCriteriaVersions(db, need);
  return versions.map(({ version, approved_at, approved_by_name, criteria }) => ({
    ...{ version, approved_by_name, approved_at: approved_at.toISOString() },
    after_deadline: isLate(approved_at),
    criteria: criteria.map(({ criteria: words, importance }) => ({ criteria: words, importance })),
  }));
}

interface Told {
  /** whose criteria people are scored by */
  need: string | null;
  reader: string;
  isLate: IsLate;
}

async function storyOf(db: Db, row: BoardRow, { need, reader, isLate }: Told) {
  const about = aboutOf(row);
  const { evaluation_board: board, assignment } = row;
  const limit = limits.board.recordSteps;
  const [cards, { events, total }, interests, interviews, { scores, folded }] = await Promise.all([
    findRecordedCards(db, board),
    findRecordedEvents(db, { board, subject: about.id, limit }),
    assignment === null ? [] : findAnswersOf(db, assignment),
    findInterviewsAbout(db, about),
    readScores(db, { board, need, reader }),
  ]);
  const steps = stepsOf(events, isLate);
  const profiles = [...cards, ...steps].flatMap(({ profile }) => profile ?? []);
  const names = await findNamesOf(db, [...profiles, ...interests.map(({ account }) => account)]);
  return {
    folded,
    people: peopleOf({ cards, steps, interests, interviews, names, scores, isLate }),
    steps: steps.filter(({ kind }) => kind === 'evaluation_board').map(({ step }) => step),
    left_out: total - events.length,
  };
}

/** How people were chosen on a board, as its history has it, and as the reader may see it. */
export async function readRecord(
  { db, actor, now }: Pick<ReadContext, 'db' | 'actor' | 'now'>,
  row: BoardRow,
): Promise<SelectionRecord> {
  const board = await findRecordedBoard(db, row.evaluation_board);
  const { title, company_name, deadline, need, created_at } = found(
    board,
    'could_not_find_evaluation_board',
  );
  const isLate = isAfter(deadline);
  const { evaluation_board, board_title } = row;
  return {
    ...{ evaluation_board, board_title, about: { ...aboutOf(row), title, company_name } },
    ...{ made_at: now.toISOString(), board_made_at: created_at.toISOString(), deadline },
    criteria: await criteriaOf(db, need, isLate),
    ...(await storyOf(db, row, { need, reader: actor.account, isLate })),
  };
}
