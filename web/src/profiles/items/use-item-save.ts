import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { useRef, useState } from 'react';
import { RequestError } from '../../client/request-error.ts';
import { randomHex } from '../../client/trace.ts';
import { useAddProfileItem, useSaveProfileItem, type ItemEntry } from '../editing.queries.ts';
import { entryOf, type ItemForms } from './item-forms.ts';

type Outcome = { uuid: string } | { at: undefined } | 'changed';

/** Saves a new or existing entry, and returns the outcome. */
export function useItemSave<K extends ProfileItemKind>(kind: K, profile: string) {
  const add = useAddProfileItem(profile);
  const change = useSaveProfileItem(profile);
  const idempotencyKeyFor = useKeyForEach();
  const [error, setError] = useState<unknown>();
  const [gone, setGone] = useState(false);

  const markRemoved = (): { at: undefined } => {
    setGone(true);
    return { at: undefined };
  };
  const send = (item: string | undefined, revision: number, entry: ItemEntry) =>
    item === undefined || gone
      ? add.mutateAsync({ entry, idempotencyKey: idempotencyKeyFor(entry) })
      : change.mutateAsync({ item, revision, entry });

  const save = async (
    item: string | undefined,
    revision: number,
    form: ItemForms[K],
  ): Promise<Outcome> => {
    setError(undefined);
    try {
      const { uuid } = await send(item, revision, entryOf(kind, form));
      return { uuid };
    } catch (failure) {
      if (failure instanceof RequestError) {
        if (failure.code === 'profile_was_changed') return 'changed';
        if (failure.code === 'could_not_find_profile_item') return markRemoved();
      }
      setError(failure);
      return { at: undefined };
    }
  };
  return { save, markRemoved, pending: add.isPending || change.isPending, error, gone };
}

/** A new entry that is sent again, since no answer came, must not become two. */
function useKeyForEach() {
  const last = useRef({ text: '', key: '' });
  return (entry: ItemEntry): string => {
    const text = JSON.stringify(entry);
    if (last.current.text !== text) last.current = { text, key: randomHex(16) };
    return last.current.key;
  };
}
