import '../../../src/assessments/assessments.tables.ts';
import type { Criterion } from '@torg/protocol/opportunities/criteria';
import { rowsToAskAbout } from '../../../src/assessments/board/card-assessments.repository.ts';
import { rowToAskAbout } from '../../../src/assessments/columns/column-assessments.repository.ts';
import { comparisonKind } from '../../../src/assessments/kinds/comparison-kind.ts';
import { engagementsKind } from '../../../src/assessments/kinds/engagements-kind.ts';
import { evaluationKind } from '../../../src/assessments/kinds/evaluation-kind.ts';
import { rankingKind } from '../../../src/assessments/kinds/ranking-kind.ts';
import { saveRating } from '../../../src/assessments/scores/ratings.repository.ts';
import { replaceScores } from '../../../src/assessments/scores/scores.repository.ts';
import {
  findCriteria,
  saveApproved,
} from '../../../src/opportunities/criteria/criteria.repository.ts';
import type { Tx } from '../../../src/platform/database/tables.ts';
import {
  demoBoardAssessments,
  demoRatings,
  type DemoBoardAssessment,
} from '../../data/assessments/board-assessments.ts';
import { dice } from '../../dice.ts';
import { accountId, boardId, opportunityId } from '../demo-ids.ts';
import type { Moments } from '../moments.ts';
import { answer, askOnly, failToAnswer } from '../needs/answer-need.ts';

interface DemoPerson {
  evaluation_board_card: string;
  evaluation_board_column: string;
  profile: string;
}

/** Those on the board who are about somebody, in its order. */
async function peopleOn(tx: Tx, key: string): Promise<DemoPerson[]> {
  const rows = await tx
    .selectFrom('evaluation_board_card as c')
    .innerJoin('evaluation_board_column as k', (join) =>
      join.onRef('k.evaluation_board_column', '=', 'c.evaluation_board_column'),
    )
    .innerJoin('profile as p', 'p.profile', 'c.profile')
    .select(['c.evaluation_board_card', 'c.evaluation_board_column', 'p.profile'])
    .where('c.evaluation_board', '=', boardId(key))
    .orderBy('k.rank')
    .orderBy('c.rank')
    .execute();
  return rows;
}

/** Evaluations of all, and what matters most of the first ones; the last one may still be waited for. */
async function askAboutCards(
  tx: Tx,
  { unanswered, by, locale }: DemoBoardAssessment,
  people: readonly DemoPerson[],
  at: Date,
): Promise<string[]> {
  const asked_by = accountId(by);
  const rows = await rowsToAskAbout(tx, { cards: people, prompt: '', asked_by, now: at });
  for (const [index, subject] of rows.entries()) {
    const question = { subject, asked_by, locale, at };
    const isLast = index === rows.length - 1;
    if (isLast && unanswered === 'pending') await askOnly(tx, evaluationKind, question);
    else if (isLast && unanswered === 'failed') await failToAnswer(tx, evaluationKind, question);
    else await answer(tx, evaluationKind, question);
    if (index < 2) await answer(tx, engagementsKind, question);
  }
  return rows;
}

/** Each column with several people is ranked, and the fullest one compared, too. */
async function askAboutColumns(
  tx: Tx,
  { by, locale }: DemoBoardAssessment,
  people: readonly DemoPerson[],
  at: Date,
): Promise<void> {
  const byColumn = Map.groupBy(people, (one) => one.evaluation_board_column);
  const columns = [...byColumn]
    .filter(([, own]) => own.length > 1)
    .toSorted(([, a], [, b]) => b.length - a.length);
  const asked_by = accountId(by);
  for (const [index, [column, own]] of columns.entries()) {
    const cards = own.slice(0, 8).map((one) => one.evaluation_board_card);
    for (const kind of index === 0 ? [comparisonKind, rankingKind] : [rankingKind]) {
      const question = { column, type: kind.type, cards, prompt: '', asked_by, now: at };
      const subject = await rowToAskAbout(tx, question);
      await answer(tx, kind, { subject, asked_by, locale, at });
    }
  }
}

/** Scores by people, near what the evaluations say and not the same. */
async function score(
  tx: Tx,
  { key, scorers }: DemoBoardAssessment,
  { people, criteria, now }: { people: readonly DemoPerson[]; criteria: Criterion[]; now: Date },
): Promise<void> {
  for (const scorer of scorers) {
    const chance = dice(`scores ${key} ${scorer}`);
    for (const { evaluation_board_card: card } of people.slice(0, 3)) {
      const scores = criteria.map(({ id }) => ({
        ...{ criteria_id: id, score: chance.pick([1, 2, 3, 3, 4]), comment: '' },
      }));
      await replaceScores(tx, { card, account: accountId(scorer), scores, now });
    }
  }
}

async function rate(
  tx: Tx,
  { by, locale, unanswered }: DemoBoardAssessment,
  rows: readonly string[],
  updated_at: Date,
): Promise<void> {
  const rated = unanswered === 'none' ? rows : rows.slice(0, -1);
  for (const [index, { value, comment }] of demoRatings[locale].entries()) {
    const evaluation_board_card_ai_assessment = rated[index];
    if (evaluation_board_card_ai_assessment === undefined) return;
    const row = { evaluation_board_card_ai_assessment, account: accountId(by), updated_at };
    await saveRating(tx, row, { rating_value: value });
    if (comment !== null) await saveRating(tx, row, { rating_comment: comment });
  }
}

/** Loads what machines and people say about the people on boards of needs. */
export async function loadBoardAssessments(tx: Tx, { hours }: Moments): Promise<void> {
  for (const one of demoBoardAssessments) {
    const opportunity = opportunityId(one.key);
    const people = await peopleOn(tx, one.key);
    const { criteria = [] } = (await findCriteria(tx, opportunity)) ?? {};
    const rows = await askAboutCards(tx, one, people, hours(-3));
    await askAboutColumns(tx, one, people, hours(-2));
    await score(tx, one, { people, criteria, now: hours(-1) });
    await rate(tx, one, rows, hours(-1));
    if (one.isOutdated) {
      const now = hours(-0.5);
      await saveApproved(tx, { opportunity, criteria, account: accountId(one.by), now });
    }
  }
}
