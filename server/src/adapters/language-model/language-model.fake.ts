import {
  NoAnswer,
  type LanguageModel,
  type ModelQuestion,
  type NoAnswerReason,
} from '../../platform/ports/language-model.ts';
import { builtInLanguageModel } from './language-model.built-in.ts';

export interface FakeLanguageModel extends LanguageModel {
  /** what it was asked, oldest first */
  questions: ModelQuestion[];
  /** Answers with this from now on; undefined: as the built-in rules do. */
  willAnswer: (answer: unknown) => void;
  /** Gives no answer so many times. */
  willFail: (reason: NoAnswerReason, times?: number) => void;
}

/** The stand-in for tests: answers as the rules do, or as it is told to. */
export function fakeLanguageModel(): FakeLanguageModel {
  const rules = builtInLanguageModel();
  const questions: ModelQuestion[] = [];
  let told: unknown;
  let failure: { reason: NoAnswerReason; times: number } | undefined;
  return {
    name: 'fake-model',
    questions,
    willAnswer(answer) {
      told = answer;
    },
    willFail(reason, times = Infinity) {
      failure = { reason, times };
    },
    async ask(question) {
      questions.push(question);
      if (failure !== undefined && failure.times > 0) {
        failure.times -= 1;
        throw new NoAnswer(failure.reason);
      }
      return told ?? rules.ask(question);
    },
  };
}
