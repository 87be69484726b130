import {
  NoAnswer,
  type LanguageModel,
  type ModelQuestion,
  type NoAnswerReason,
} from '../../platform/ports/language-model.ts';
import { builtInLanguageModel } from './language-model.built-in.ts';

export interface FakeLanguageModel extends LanguageModel {
  /** the questions that it got, oldest first */
  questions: ModelQuestion[];
  /** Sets the answer from now on; undefined: that of the built-in rules. */
  willAnswer: (answer: unknown) => void;
  /** Makes it fail this many times. */
  willFail: (reason: NoAnswerReason, times?: number) => void;
}

/** The stand-in for tests: answers by the built-in rules, or with a set answer. */
export function fakeLanguageModel(): FakeLanguageModel {
  const rules = builtInLanguageModel();
  const questions: ModelQuestion[] = [];
  let setAnswer: unknown;
  let failure: { reason: NoAnswerReason; times: number } | undefined;
  return {
    name: 'fake-model',
    questions,
    willAnswer(answer) {
      setAnswer = answer;
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
      return setAnswer ?? rules.ask(question);
    },
  };
}
