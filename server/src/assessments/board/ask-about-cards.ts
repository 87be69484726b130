import type { Locale } from '@torg/protocol/terms';
import { askAiAll, type AiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { requireCriteria } from '../../opportunities/opportunities.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { rowsToAskAbout } from './card-assessments.repository.ts';
import type { CardAbout } from './choose-cards.ts';
import { refuseTraits } from '../asking/refuse-traits.ts';

interface AboutCards {
  opportunity: string;
  cards: readonly CardAbout[];
  locale: Locale;
  prompt: string;
  force_recreate: boolean;
}

/** Asks about each of the cards, measured by the need's criteria. */
export async function askAboutCards(
  context: ChangeContext,
  kind: AiKind,
  { opportunity, cards, locale, prompt, force_recreate }: AboutCards,
): Promise<void> {
  const { db, actor, now } = context;
  refuseTraits(prompt);
  await requireCriteria(context, opportunity);
  const asked_by = actor.account;
  const subjects = await rowsToAskAbout(db, { cards, prompt, asked_by, now });
  const asked_for = actor.organization;
  await askAiAll(context, kind, { subjects, asked_by, asked_for, locale, force_recreate });
}
