import type { Locale } from '@torg/protocol/terms';
import { askAi, type AiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { requireCriteria } from '../../opportunities/opportunities.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { openForAsking } from '../board/board-of-need.ts';
import { chooseCards, type CardAbout } from '../board/choose-cards.ts';
import { refuseTraits } from '../asking/refuse-traits.ts';
import { columnOf } from './open-column.ts';
import { rowToAskAbout, type ColumnKindType } from './column-assessments.repository.ts';

interface Chosen {
  column: string;
  cards: readonly CardAbout[];
  locale: Locale;
  prompt: string;
  force_recreate: boolean;
}

/** Asks one question about these people of a column. */
export async function askAboutChosen(
  context: ChangeContext,
  kind: AiKind<ColumnKindType>,
  { column, cards, locale, prompt, force_recreate }: Chosen,
): Promise<void> {
  const { actor, now } = context;
  const { account: asked_by, organization: asked_for } = actor;
  const subject = await rowToAskAbout(context.db, {
    ...{ column, type: kind.type, prompt, asked_by, now },
    cards: cards.map((card) => card.evaluation_board_card),
  });
  await askAi(context, kind, { subject, asked_by, asked_for, locale, force_recreate });
}

interface Asking {
  kind: AiKind<ColumnKindType>;
  size: { least: number; most: number };
}

interface Asked {
  params: { id: string; col: string };
  query: { locale: Locale };
  body: {
    evaluation_board_cards?: readonly string[] | undefined;
    prompt: string;
    force_recreate: boolean;
  };
}

/** Asks about those of a column who were named, or all of it. Returns the column. */
export async function askAboutColumn(
  context: ChangeContext,
  { kind, size }: Asking,
  { params: { id, col }, query: { locale }, body }: Asked,
): Promise<{ column: string }> {
  const open = await openForAsking(context, id);
  const column = await columnOf(context.db, open, col);
  const { evaluation_board } = open.row;
  const { evaluation_board_cards: named, ...how } = body;
  const { cards } = await chooseCards(context, { evaluation_board, column, named, size });
  refuseTraits(how.prompt);
  await requireCriteria(context, id);
  await askAboutChosen(context, kind, { column, cards, locale, ...how });
  return { column };
}
