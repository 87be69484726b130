import type {
  CardAiAssessment,
  CardAiAssessments,
} from '@torg/protocol/assessments/assessment-shapes';
import type { Locale } from '@torg/protocol/terms';
import type { z } from 'zod';
import { noteLooks } from '../../ai-jobs/ai-jobs.queries.ts';
import type { OpenBoard } from '../../boards/boards.queries.ts';
import type { ReadContext } from '../../platform/handler.ts';
import { mayRead } from '../../profiles/profiles.queries.ts';
import { groundsOf } from '../assessments.views.ts';
import {
  findAskers,
  findShownAssessments,
  type ShownAssessment,
} from './card-assessments.repository.ts';
import { findDeclinedCards } from './cards.repository.ts';
import { readAnswers, type Answers } from './read-answers.ts';

interface Options {
  opportunity: string;
  /** the reader's */
  locale: Locale;
  /** unset: all of the board */
  cards?: readonly string[];
}

interface CardShown {
  view: CardAiAssessment;
  /** the job whose asker the grounds name */
  main: string;
  /** the jobs whose answers are shown by it; a folded one is not yet */
  jobs: string[];
}

function cardShown(rows: readonly ShownAssessment[], answers: Answers): CardShown | undefined {
  const ids = rows.map((row) => row.evaluation_board_card_ai_assessment);
  const evaluation = answers.evaluation(ids);
  const engagements = answers.engagements(ids);
  const main = evaluation ?? engagements;
  const rowOf = (subject: string | undefined) =>
    rows.find((one) => one.evaluation_board_card_ai_assessment === subject);
  const row = rowOf(main?.subject);
  if (main === undefined || row === undefined) return undefined;
  const seen = [row.is_folded ? undefined : evaluation, engagements];
  const view = {
    evaluation_board_card_ai_assessment: row.evaluation_board_card_ai_assessment,
    evaluation_board_card: row.evaluation_board_card,
    profile_evaluation: evaluation?.envelope ?? null,
    profile_most_relevant_professional_engagements: engagements?.envelope ?? null,
    rating_value: row.rating_value,
    rating_comment: row.rating_comment,
    grounds: groundsOf({ ...row, asked_by_name: null }),
    newest_prompt: rowOf(main.newest)?.prompt ?? row.prompt,
    is_folded: row.is_folded,
  };
  return { view, main: main.job, jobs: seen.flatMap((one) => one?.given_job ?? []) };
}

/** What machines answered about cards, in the order of the board, a line a card. */
export async function describeCards(
  context: Pick<ReadContext, 'db' | 'actor' | 'trackView'>,
  { row: { evaluation_board } }: { row: Pick<OpenBoard['row'], 'evaluation_board'> },
  { opportunity, locale, cards }: Options,
): Promise<z.output<typeof CardAiAssessments>> {
  const { db, actor } = context;
  const reader = actor.account;
  const [rows, declined_evaluation_board_cards] = await Promise.all([
    findShownAssessments(db, { evaluation_board, opportunity, cards: cards ?? null, reader }),
    findDeclinedCards(db, evaluation_board),
  ]);
  const readable = rows.flatMap(({ profile, ...facts }) =>
    profile !== null && mayRead(actor, { ...facts, profile }) ? [profile] : [],
  );
  const answers = await readAnswers(db, { rows, readable, locale });
  const byCard = Map.groupBy(rows, (row) => row.evaluation_board_card);
  const shown = [...byCard.values()].flatMap((ofCard) => cardShown(ofCard, answers) ?? []);
  noteLooks(
    context,
    shown.flatMap(({ jobs }) => jobs),
  );
  const askers = await findAskers(
    db,
    shown.map(({ main }) => main),
  );
  return {
    evaluation_board_card_ai_assessments: shown.map(({ view, main }) => ({
      ...view,
      grounds: { ...view.grounds, asked_by_name: askers.get(main) ?? null },
    })),
    declined_evaluation_board_cards,
  };
}
