import type {
  LanguageModel,
  ModelQuestion,
  QuestionType,
} from '../../platform/ports/language-model.ts';
import { assessQaInterview } from './built-in/assess-qa-interview.ts';

/** The rules that answer each kind of AI job from its data. */
const rules: { [T in QuestionType]: (question: ModelQuestion<T>) => unknown } = {
  qa_interview_ai_assessment: ({ data, locale }) => assessQaInterview(data, locale),
  // Searches know the other names of competencies without a model.
  search_query: () => ({ words: [] }),
  // Headings, competencies and levels are translated without a model; texts are not.
  cv_translation: () => ({ text: null }),
};

/** Answers by rules: always the same to the same question, at once, and no data leaves the process. */
export function builtInLanguageModel(): LanguageModel {
  return {
    name: 'built-in',
    async ask(question) {
      const rule = rules[question.type] as (question: ModelQuestion) => unknown;
      return rule(question);
    },
  };
}
