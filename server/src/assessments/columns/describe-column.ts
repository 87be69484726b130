import type { ErrorCode } from '@torg/protocol/errors';
import type { Locale } from '@torg/protocol/terms';
import { aiEnvelopeOf, findLatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';
import type { AiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import type { Db } from '../../platform/database/tables.ts';
import { found } from '../../platform/refusal.ts';
import { isOutdated } from '../board/is-outdated.ts';
import { newestOf } from '../board/shown-answers.ts';
import { findRowsOfColumn, type ColumnKindType } from './column-assessments.repository.ts';

interface Described<T extends ColumnKindType, Output> {
  kind: AiKind<T>;
  parse: (output: unknown) => Output;
  missing: ErrorCode;
}

/** The newest question of a kind about a column, with the newest answer. */
export async function describeColumn<T extends ColumnKindType, Output>(
  db: Db,
  { kind, parse, missing }: Described<T, Output>,
  { column, locale }: { column: string; locale: Locale },
): Promise<ReturnType<typeof aiEnvelopeOf<T, Output>>> {
  const subjects = await findRowsOfColumn(db, column, kind.type);
  const answers = await findLatestAnswers(db, kind.type, subjects);
  const newest = found(newestOf([...answers.values()]), missing);
  const { given } = newest;
  const bases = given ? await kind.basis(db, [given.subject]) : new Map<string, object>();
  return aiEnvelopeOf(kind.type, newest, {
    ...{ locale, is_outdated: isOutdated(newest, bases) },
    output: given ? parse(given.output) : null,
  });
}
