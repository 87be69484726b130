import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import { limits } from '@torg/protocol/limits';
import type { Handler } from '../../platform/handler.ts';
import { evaluationKind } from '../kinds/evaluation-kind.ts';
import { askAboutCards } from './ask-about-cards.ts';
import { openForAsking } from './board-of-need.ts';
import { chooseCards } from './choose-cards.ts';
import { describeCards } from './describe-cards.ts';

const size = { least: 1, most: limits.assessment.profiles };

export const evaluateProfiles: Handler<typeof boardAssessmentCalls.evaluateProfiles> = async (
  context,
  { params: { id: opportunity }, query: { locale }, body },
) => {
  const open = await openForAsking(context, opportunity);
  const { evaluation_board } = open.row;
  const { evaluation_board_cards: named, ...how } = body;
  const { cards } = await chooseCards(context, { evaluation_board, column: null, named, size });
  await askAboutCards(context, evaluationKind, { opportunity, cards, locale, ...how });
  const asked = cards.map((card) => card.evaluation_board_card);
  return describeCards(context, open, { opportunity, locale, cards: asked });
};
