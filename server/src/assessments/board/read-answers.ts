import {
  EngagementsOutput,
  type Engagement,
  ProfileEvaluationOutput,
} from '@torg/protocol/assessments/assessment-outputs';
import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import type { Locale } from '@torg/protocol/terms';
import type { z } from 'zod';
import {
  aiEnvelopeOf,
  findAnswersOfAll,
  type LatestAnswers,
} from '../../ai-jobs/ai-jobs.queries.ts';
import type { AiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import type { Db } from '../../platform/database/tables.ts';
import { engagementsKind } from '../kinds/engagements-kind.ts';
import { evaluationKind } from '../kinds/evaluation-kind.ts';
import { findOrganizations } from './card-assessments.repository.ts';
import { isOutdated } from '../reading/is-outdated.ts';
import { newestOf } from './shown-answers.ts';

/** What was answered about one of many rows: the newest question, with the newest answer. */
interface Answer<T extends string, Output> {
  /** the row of the shown answer; of the newest question while there is none */
  subject: string;
  /** the row of the newest question */
  newest: string;
  /** the job of the shown answer; of the newest question while there is none */
  job: string;
  /** the job of the shown answer */
  given_job: string | undefined;
  envelope: ReturnType<typeof aiEnvelopeOf<T, Output>>;
}
export interface Answers {
  evaluation: (
    rows: readonly string[],
  ) => Answer<'profile_evaluation', z.output<typeof ProfileEvaluationOutput>> | undefined;
  engagements: (
    rows: readonly string[],
  ) => Answer<'profile_most_relevant_professional_engagements', EngagementsOutput> | undefined;
}

interface Wanted {
  rows: readonly { evaluation_board_card_ai_assessment: string }[];
  /** the profiles that the reader may read */
  readable: readonly string[];
  locale: Locale;
}

type Read = Map<AiJobType, Map<string, LatestAnswers>>;

const uuidsOf = (read: Read): string[] =>
  [...(read.get(engagementsKind.type)?.values() ?? [])]
    .flatMap(({ given }) => EngagementsOutput.safeParse(given?.output).data?.engagements ?? [])
    .map(({ uuid }) => uuid);

/** Organizations are in no answer of a machine; they are named for who may read the profile. */
const withOrganizations = (
  output: EngagementsOutput,
  names: ReadonlyMap<string, string>,
): EngagementsOutput => ({
  ...output,
  engagements: output.engagements.map((one): Engagement => ({
    ...one,
    organization: names.get(one.uuid) ?? '',
  })),
});

/** What machines answered about rows, in few statements however many rows there are. */
export async function readAnswers(db: Db, { rows, readable, locale }: Wanted): Promise<Answers> {
  const ids = rows.map((row) => row.evaluation_board_card_ai_assessment);
  const [read, bases] = await Promise.all([
    findAnswersOfAll(db, [evaluationKind.type, engagementsKind.type], ids),
    evaluationKind.basis(db, ids),
  ]);
  const names = await findOrganizations(db, readable, uuidsOf(read));
  const answerOf = <T extends AiJobType, Output>(
    { type }: Pick<AiKind<T>, 'type'>,
    subjects: readonly string[],
    parse: (output: unknown) => Output,
  ): Answer<T, Output> | undefined => {
    const newest = newestOf(subjects.flatMap((id) => read.get(type)?.get(id) ?? []));
    if (newest === undefined) return undefined;
    const { latest, given } = newest;
    const output = given ? parse(given.output) : null;
    const is_outdated = isOutdated(given, given && bases.get(given.subject));
    return {
      ...{ subject: (given ?? latest).subject, newest: latest.subject },
      ...{ job: (given ?? latest).ai_job, given_job: given?.ai_job },
      envelope: aiEnvelopeOf(type, { latest, shown: given }, { locale, output, is_outdated }),
    };
  };
  return {
    evaluation: (subjects) =>
      answerOf(evaluationKind, subjects, (output) => ProfileEvaluationOutput.parse(output)),
    engagements: (subjects) =>
      answerOf(engagementsKind, subjects, (output) =>
        withOrganizations(EngagementsOutput.parse(output), names),
      ),
  };
}
