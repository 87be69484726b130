import {
  useMutation,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { onceAtATime } from './calls/once-at-a-time.ts';
import type { AnswerTo, CallName, InputTo } from './calls/calls.ts';
import { request } from './request.ts';

type Undo = () => void;

export interface ChangeEffects<V, A> {
  /** shows the change before the answer, and returns a function that undoes it after a refusal */
  expects?: (client: QueryClient, value: V) => Promise<Undo | void>;
  /** takes in the answer; if it returns a promise, the change is pending until that resolves */
  done?: (client: QueryClient, answer: A, value: V) => unknown;
  /**
   * What to invalidate, also after a refusal: somebody else may have changed it. The change is pending
   * until the keys are fetched; a function decides by what it returns.
   */
  invalidates?:
    | readonly QueryKey[]
    | ((client: QueryClient, value: V, error: Error | null) => unknown);
  /** changes of one scope are made one after the other */
  scope?: string;
  retry?: (failures: number, error: Error) => boolean;
}

/** One call as a change, by its key: `useCall('POST /api/main/threads', (body: New) => ({ body }))`. */
export function useCall<K extends CallName, V = void>(
  key: K,
  input: (value: V) => InputTo<K>,
  effects: ChangeEffects<V, AnswerTo<K>> = {},
): UseMutationResult<AnswerTo<K>, Error, V, Undo | void> {
  return useChange((value: V) => callWith(key, input(value)), effects);
}

/** A change that takes more than one call, or one of several. */
export function useChange<A, V = void>(
  make: (value: V) => Promise<A>,
  effects: ChangeEffects<V, A> = {},
): UseMutationResult<A, Error, V, Undo | void> {
  const change = useMutation(changeOptions(make, effects));
  const send = change.mutateAsync;
  const once = useMemo(() => onceAtATime(send), [send]);
  // A scope sends its changes one after the other, equal ones too.
  if (effects.scope !== undefined) return change;
  const mutate: typeof change.mutate = (...args) => void once(...args).catch(() => undefined);
  return { ...change, mutate, mutateAsync: once };
}

/** The effects as options of the query library. */
export function changeOptions<A, V>(
  make: (value: V) => Promise<A>,
  { expects, done, invalidates, scope, retry }: ChangeEffects<V, A>,
): MutationOptions<A, Error, V, Undo | void> {
  return {
    mutationFn: make,
    ...(retry && { retry }),
    ...(scope && { scope: { id: scope } }),
    onMutate: (value, { client }) => expects?.(client, value),
    onError: (_error, _value, undo) => undo?.(),
    onSuccess: (answer, value, _undo, { client }) => done?.(client, answer, value),
    onSettled: (_answer, error, value, _undo, { client }) =>
      typeof invalidates === 'function'
        ? invalidates(client, value, error)
        : Promise.all(
            (invalidates ?? []).map((queryKey) => client.invalidateQueries({ queryKey })),
          ),
  };
}

/** The types of `useCall` decide what may be left out; here the input is complete for its key. */
const callWith = request as <K extends CallName>(key: K, input: InputTo<K>) => Promise<AnswerTo<K>>;
