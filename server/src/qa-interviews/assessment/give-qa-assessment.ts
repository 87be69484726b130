import { z } from 'zod';
import { findAccount } from '../../accounts/accounts.queries.ts';
import { defineJob, type JobContext } from '../../platform/jobs/job-definition.ts';
import { NoAnswer } from '../../platform/ports/language-model.ts';
import { findForm } from '../qa-interviews.repository.ts';
import { findAssessedConsultant } from './assessed-consultant.repository.ts';
import { assessmentFailures } from './assessment-failures.ts';
import { AssessmentOutput } from './assessment-output.ts';
import { assessmentQuestion } from './assessment-question.ts';
import { beginTry, finishAssessment } from './assessments.repository.ts';

/** After so many attempts the admin sees why there is no opinion. */
const mostTries = 4;

/** The request to the model; undefined if the form is gone. */
async function findQuestion({ db }: JobContext, uuid: string) {
  const form = await findForm(db, uuid);
  const account = form && (await findAccount(db, form.account));
  if (!form || !account) return undefined;
  const consultant = await findAssessedConsultant(db, form.account, account.locale);
  return consultant && assessmentQuestion(form.form_data, consultant, account.locale);
}

type Question = NonNullable<Awaited<ReturnType<typeof findQuestion>>>;

/** Output of the wrong shape counts as no answer. */
async function ask({ external }: JobContext, question: Question) {
  const answer = AssessmentOutput.safeParse(await external.languageModel.ask(question));
  if (!answer.success) throw new NoAnswer('not_an_answer', 'wrong shape');
  return answer.data;
}

async function tryOnce(
  context: JobContext,
  ai_job: string,
  question: Question,
  isLast: boolean,
): Promise<void> {
  const { external, transaction, now, log } = context;
  const answered_by = external.languageModel.name;
  try {
    const output = await ask(context, question);
    await transaction((tx) => finishAssessment(tx, ai_job, { answered_by, output, now: now() }));
  } catch (error) {
    if (!(error instanceof NoAnswer) || (error.mayComeLater && !isLast)) throw error;
    log.warn({ err: error, ai_job }, 'an interview form got no assessment');
    const why = assessmentFailures[question.locale][error.reason];
    await transaction((tx) =>
      finishAssessment(tx, ai_job, { answered_by, error: why, now: now() }),
    );
  }
}

/**
 * Requests an opinion on a submitted form from the language model, until it answers or the attempts
 * are used up.
 */
export const giveQaAssessment = defineJob({
  name: 'give-qa-assessment',
  input: z.object({ ai_job: z.uuid() }),
  retries: mostTries,
  retryAfterSeconds: 15,
  expireInSeconds: 120,
  async run(context, { ai_job }) {
    const { external, transaction, now } = context;
    const job = await transaction((tx) => beginTry(tx, ai_job, now()));
    if (job === undefined) return;
    const question = await findQuestion(context, job.subject);
    if (question === undefined) return;
    if (job.tries <= mostTries) {
      await tryOnce(context, ai_job, question, job.tries === mostTries);
      return;
    }
    const answered_by = external.languageModel.name;
    const error = assessmentFailures[question.locale].lost;
    await transaction((tx) => finishAssessment(tx, ai_job, { answered_by, error, now: now() }));
  },
});
