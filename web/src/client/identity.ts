/** Set while calls wait for the user to say again who they are. */
let question: PromiseWithResolvers<boolean> | undefined;
const listeners = new Set<() => void>();

export function onIdentityQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isIdentityUnsure = (): boolean => question !== undefined;

/**
 * Asks once for all calls that are refused meanwhile; returns whether to repeat the call. Where nobody
 * can ask, as on a page before sign-in, the call stays refused.
 */
export async function confirmIdentity(): Promise<boolean> {
  if (listeners.size === 0) return false;
  if (!question) {
    question = Promise.withResolvers();
    notifyListeners();
  }
  return question.promise;
}

/** Ends the question; without an answer, the waiting calls fail with their refusal. */
export function answerIdentity(isConfirmed: boolean): void {
  question?.resolve(isConfirmed);
  question = undefined;
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
