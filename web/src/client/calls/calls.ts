import type { CallsByKey } from '@torg/protocol/all-calls';
import type { Answer, Sent } from '@torg/protocol/call';

/** A call's key, such as `'POST /api/main/assignments'`. */
export type CallName = keyof CallsByKey;

export type AnswerTo<K extends CallName> = Answer<CallsByKey[K]>;

export interface RequestOptions {
  signal?: AbortSignal;
  /**
   * Repeating a POST with the same key returns the first answer: use one key for all tries of an
   * action.
   */
  idempotencyKey?: string;
}

type Parts<S> = {
  [P in keyof S as S[P] extends undefined ? never : {} extends S[P] ? never : P]: S[P];
} & {
  [P in keyof S as S[P] extends undefined ? never : {} extends S[P] ? P : never]?: S[P];
};

export type InputTo<K extends CallName> = Parts<Sent<CallsByKey[K]>> & RequestOptions;

/** The input may be left out where nothing in it is required. */
export type ArgumentsOf<K extends CallName> =
  {} extends InputTo<K> ? [input?: InputTo<K>] : [input: InputTo<K>];
