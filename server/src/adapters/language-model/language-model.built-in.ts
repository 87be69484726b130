import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import {
  type LanguageModel,
  NoAnswer,
  type QuestionType,
} from '../../platform/ports/language-model.ts';

/** What is answered without a model; AI jobs have rules of their own, which answer in its place. */
export const withoutModel: { [T in QuestionType]?: object } = {
  // Searches know the other names of competencies without a model.
  search_query: { words: [] },
  // Headings, competencies and levels are translated without a model; texts are not.
  cv_translation: { text: null },
};

/** Stands where no model is set up: at once, and no data leaves the process. */
export function builtInLanguageModel(): LanguageModel {
  return {
    name: builtInEngine,
    async ask({ type }) {
      const content = withoutModel[type];
      if (content === undefined) throw new NoAnswer('refused', { detail: 'its rules answer' });
      return { content };
    },
  };
}
