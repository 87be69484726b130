import { qaInterviewCalls } from '@torg/protocol/qa-interviews/qa-interviews';
import { ruleOf } from '../../../ui/form/body-rules.ts';
import type { AnswerKey, Answers } from '../../answers.ts';

/** What saving asks of one answer, by the shape of its call. */
export const answerRule = ruleOf(
  qaInterviewCalls.saveQaInterviewForm.body,
  'form_data.questions.answer',
);

/** The answers that saving would refuse. */
export const unfitIn = (answers: Answers): AnswerKey[] =>
  (Object.keys(answers) as AnswerKey[]).filter((key) => answerRule.problemOf(answers[key] ?? ''));
