import type { AssessmentGrounds } from '@torg/protocol/assessments/assessment-shapes';
import type { ErrorCode } from '@torg/protocol/errors';
import type { Locale } from '@torg/protocol/terms';
import type { z } from 'zod';
import type { AiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { aiEnvelopeOf, findLatestAnswers, noteLooks } from '../../ai-jobs/ai-jobs.queries.ts';
import type { ChangeContext, ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { groundsOf } from '../assessments.views.ts';
import { openBoardOfNeed } from '../board/board-of-need.ts';
import { newestOf } from '../board/shown-answers.ts';
import { isOutdated } from '../reading/is-outdated.ts';
import {
  findGrounds,
  findRowsOfColumn,
  type ColumnKindType,
} from './column-assessments.repository.ts';
import { columnOf } from './open-column.ts';

interface Described<T extends ColumnKindType, Output> {
  kind: AiKind<T>;
  parse: (output: unknown) => Output;
  missing: ErrorCode;
}

type ColumnAnswer<T extends ColumnKindType, Output> = ReturnType<typeof aiEnvelopeOf<T, Output>> & {
  grounds: z.output<typeof AssessmentGrounds>;
  evaluation_board_cards: string[];
  folded_evaluation_board_cards: string[];
  newest_question: { prompt: string; evaluation_board_cards: string[] };
};

/** The newest question of a kind about a column, with the newest answer. */
export async function describeColumn<T extends ColumnKindType, Output>(
  context: Pick<ReadContext | ChangeContext, 'db' | 'actor' | 'trackView'>,
  { kind, parse, missing }: Described<T, Output>,
  { opportunity, column, locale }: { opportunity: string; column: string; locale: Locale },
): Promise<ColumnAnswer<T, Output>> {
  const { db, actor } = context;
  const rows = await findRowsOfColumn(db, column, kind.type);
  const subjects = rows.map(({ id }) => id);
  const answers = await findLatestAnswers(db, kind.type, subjects);
  const { latest, given } = found(newestOf([...answers.values()]), missing);
  const bases = given && (await kind.basis(db, [given.subject]));
  const { ai_job } = given ?? latest;
  const asked = await findGrounds(db, { opportunity, ai_job, reader: actor.account });
  const newest = rows.find(({ id }) => id === latest.subject);
  noteLooks(context, given && asked.folded.length === 0 ? [given.ai_job] : []);
  return {
    ...aiEnvelopeOf(
      kind.type,
      { latest, shown: given },
      {
        ...{ locale, is_outdated: isOutdated(given, given && bases?.get(given.subject)) },
        output: given ? parse(given.output) : null,
      },
    ),
    grounds: groundsOf(asked),
    evaluation_board_cards: asked.cards,
    folded_evaluation_board_cards: asked.folded,
    newest_question: {
      prompt: newest?.prompt ?? asked.prompt,
      evaluation_board_cards: newest?.cards ?? asked.cards,
    },
  };
}

interface ColumnInput {
  params: { id: string; col: string };
  query: { locale: Locale };
}

/** The same of a column that somebody looks at. */
export async function readColumn<T extends ColumnKindType, Output>(
  context: ReadContext,
  described: Described<T, Output>,
  { params: { id: opportunity, col }, query: { locale } }: ColumnInput,
): Promise<ColumnAnswer<T, Output>> {
  const open = await openBoardOfNeed(context, opportunity);
  const column = await columnOf(context.db, open, col);
  return describeColumn(context, described, { opportunity, column, locale });
}
