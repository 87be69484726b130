import type { NoAnswerReason } from '@torg/protocol/ai-jobs/ai-terms';
import {
  NoAnswer,
  type LanguageModel,
  type ModelQuestion,
} from '../../platform/ports/language-model.ts';
import { withoutModel } from './language-model.built-in.ts';
import { answerBySchema, type Think } from './think.ts';

export interface FakeLanguageModel extends LanguageModel {
  /** the questions that it got, oldest first */
  questions: ModelQuestion[];
  /** Sets the answer from now on, or this many times; undefined: its own. */
  willAnswer: (answer: unknown, times?: number) => void;
  /** Makes it fail this many times. */
  willFail: (reason: NoAnswerReason, times?: number, retryAfterSeconds?: number) => void;
}

/** The stand-in for tests: thinks, or answers or fails as it is told to. */
export function fakeLanguageModel(think: Think = answerBySchema): FakeLanguageModel {
  const questions: ModelQuestion[] = [];
  let set: { answer: unknown; times: number } | undefined;
  let failure: { reason: NoAnswerReason; times: number; retryAfterSeconds?: number } | undefined;
  return {
    name: 'fake-model',
    questions,
    willAnswer(answer, times = Infinity) {
      set = answer === undefined ? undefined : { answer, times };
    },
    willFail(reason, times = Infinity, retryAfterSeconds) {
      failure = { reason, times, ...(retryAfterSeconds && { retryAfterSeconds }) };
    },
    async ask(question) {
      questions.push(question);
      if (failure !== undefined && failure.times > 0) {
        failure.times -= 1;
        throw new NoAnswer(failure.reason, failure);
      }
      if (set === undefined || set.times < 1) {
        return { content: withoutModel[question.type] ?? (await think(question)) };
      }
      set.times -= 1;
      return { content: set.answer };
    },
  };
}
