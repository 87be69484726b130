import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { askAboutCards } from '../board/ask-about-cards.ts';
import { openForAsking } from '../board/board-of-need.ts';
import { chooseCards } from '../board/choose-cards.ts';
import { engagementsKind } from '../kinds/engagements-kind.ts';
import { askAboutChosen } from './ask-about-column.ts';
import { comparison } from './comparison.ts';
import { columnOf } from './open-column.ts';
import { describeProgress } from './progress.ts';
import { ranking } from './ranking.ts';

/** What was answered, and is as it was, is not asked again. More than eight are ranked, not compared. */
export const startCompareAll: Handler<typeof boardAssessmentCalls.startCompareAll> = async (
  context,
  { params: { id: opportunity, col }, query: { locale } },
) => {
  const { db } = context;
  const open = await openForAsking(context, opportunity);
  const column = await columnOf(db, open, col);
  const { evaluation_board } = open.row;
  const { cards } = await chooseCards(context, {
    ...{ evaluation_board, column, named: undefined, size: ranking.size },
  });
  const how = { locale, prompt: '', force_recreate: false };
  await askAboutCards(context, engagementsKind, { opportunity, cards, ...how });
  for (const { kind, size } of [comparison, ranking]) {
    if (cards.length <= size.most) await askAboutChosen(context, kind, { column, cards, ...how });
  }
  return describeProgress(context, open, column);
};
