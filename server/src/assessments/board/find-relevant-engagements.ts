import type { boardAssessmentCalls } from '@torg/protocol/assessments/board-assessments';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { engagementsKind } from '../kinds/engagements-kind.ts';
import { askAboutCards } from './ask-about-cards.ts';
import { openForAsking } from './board-of-need.ts';
import { chooseCard } from './choose-cards.ts';
import { describeCards } from './describe-cards.ts';

export const findRelevantEngagements: Handler<
  typeof boardAssessmentCalls.findRelevantEngagements
> = async (context, { params: { id: opportunity, card }, query: { locale }, body }) => {
  const open = await openForAsking(context, opportunity);
  const chosen = await chooseCard(context, open, card);
  const about = { opportunity, cards: [chosen], locale, ...body };
  await askAboutCards(context, engagementsKind, about);
  const described = await describeCards(context, open, { opportunity, locale, cards: [card] });
  const [asked] = described.evaluation_board_card_ai_assessments;
  const envelope = asked?.profile_most_relevant_professional_engagements;
  return found(envelope, 'could_not_find_evaluation_board_card');
};
