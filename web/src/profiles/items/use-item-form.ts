import { useQueryClient } from '@tanstack/react-query';
import type { RuleCode } from '@torg/protocol/profiles/profile-rules';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { useEffect, useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useLocale } from '../../client/use-locale.ts';
import type { StoredChanges } from '../../ui/autosave/autosave.ts';
import { storeChanges, storedChanges } from '../../ui/autosave/stored-changes.ts';
import { lacksByField } from '../editor/rules.ts';
import { newestProfile, type Profile } from '../profiles.queries.ts';
import { problemsIn, type Problems } from './form-problems.ts';
import { begin, mergeSaved, settle, typed, unsavedIn, type FormState } from './form-state.ts';
import { formKind, type ItemForms } from './item-forms.ts';
import { lacksInForm } from './item-rules.ts';
import { findItem, type Item } from './list/item-lists.ts';
import { useItemSave } from './use-item-save.ts';

export interface ItemFormState<K extends ProfileItemKind> {
  kind: K;
  profile: Profile;
  values: ItemForms[K];
  set: <F extends keyof ItemForms[K]>(field: F, value: ItemForms[K][F]) => void;
  /** shown after the first attempt to save */
  problems: Problems;
  /** the rules that fail, by field */
  lacksAt: Partial<Record<string, RuleCode>>;
  conflicts: Partial<ItemForms[K]>;
  choose: (fields: readonly (keyof ItemForms[K])[], which: 'mine' | 'theirs') => void;
  unsaved: boolean;
  /** it contains what was typed before a reload */
  restored: boolean;
  /** resets to the saved values */
  discard: () => void;
  forget: () => void;
  /** returns the entry's id when it is saved, or the problems when it is not */
  save: () => Promise<SaveAnswer>;
  saving: boolean;
  error: unknown;
  /** it was removed elsewhere; saving adds it again as a new one */
  gone: boolean;
}

export type SaveAnswer = { uuid: string } | { at: string | undefined };

interface Opened<K extends ProfileItemKind> {
  kind: K;
  profile: Profile;
  item: Item<K> | undefined;
}

/** The form of one entry, until it is saved or discarded. */
export function useItemForm<K extends ProfileItemKind>(opened: Opened<K>): ItemFormState<K> {
  const { kind, profile } = opened;
  type F = ItemForms[K];
  const [item] = useState(opened.item);
  const me = useShellUser().account.account;
  const key = `torg.profile.${me}.${profile.account}.${kind}.${item?.uuid ?? 'new'}`;
  const [stored] = useState(() => storedChanges<F>(key));
  const [restored, setRestored] = useState(stored !== undefined);
  const [state, setState] = useState(() => begin(savedOf(kind, item), stored));
  const [tried, setTried] = useState(false);
  const newest = useNewest(profile.account);
  const saving = useItemSave(kind, profile.account);

  const unsaved = unsavedIn(state);
  useStored(key, unsaved);
  useMergeSaved(opened, state.revision, setState);

  const values = state.values;
  const problems = problemsIn(kind, values);
  const discard = () => {
    setState(begin(savedOf(kind, opened.item ?? item), undefined));
    setRestored(false);
    setTried(false);
  };

  const save = async (): Promise<SaveAnswer> => {
    setTried(true);
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) return { at: wrong };
    const [waiting] = Object.keys(state.conflicts);
    if (waiting !== undefined) return { at: waiting };
    const first = await saving.save(item?.uuid, state.revision, values);
    if (first !== 'changed') return first;
    // Somebody saved first: without a conflict, both versions are merged and saved.
    const newer = item && findItem(await newest(), kind, item.uuid);
    if (!newer) return saving.markRemoved();
    const merged = mergeSaved(state, savedOf(kind, newer));
    setState(merged);
    const [conflict] = Object.keys(merged.conflicts);
    if (conflict !== undefined) return { at: conflict };
    const second = await saving.save(item.uuid, merged.revision, merged.values);
    return second === 'changed' ? saving.markRemoved() : second;
  };

  return {
    kind,
    profile,
    values,
    set: (field, value) => setState((before) => typed(before, field, value)),
    problems: tried ? problems : {},
    lacksAt: lacksByField(item || tried ? lacksInForm(kind, values) : []),
    conflicts: state.conflicts,
    choose: (fields, which) => setState((before) => settle(before, fields, which)),
    unsaved: unsaved !== undefined,
    restored,
    discard,
    forget: () => storeChanges(key, undefined),
    save,
    saving: saving.pending,
    error: saving.error,
    gone: saving.gone,
  };
}

const savedOf = <K extends ProfileItemKind>(kind: K, item: Item<K> | undefined) => ({
  revision: item?.revision ?? 0,
  fields: item ? formKind(kind).read(item) : formKind(kind).empty,
});

function useStored<F>(key: string, unsaved: StoredChanges<F> | undefined): void {
  const text = JSON.stringify(unsaved);
  useEffect(() => {
    storeChanges(key, text === undefined ? undefined : (JSON.parse(text) as StoredChanges<F>));
  }, [key, text]);
}

/** The profile may be fetched again while the user types, and contain what another tab saved. */
function useMergeSaved<K extends ProfileItemKind>(
  { kind, item }: Opened<K>,
  revision: number,
  setState: (change: (before: FormState<ItemForms[K]>) => FormState<ItemForms[K]>) => void,
): void {
  useEffect(() => {
    if (!item || item.revision <= revision) return;
    setState((before) => mergeSaved(before, savedOf(kind, item)));
  }, [kind, item, revision, setState]);
}

function useNewest(profile: string) {
  const client = useQueryClient();
  const locale = useLocale();
  return () => newestProfile(client, profile, locale);
}
