import { cvVariantLists, type CvVariantList } from '@torg/protocol/cvs/cv-terms';
import type { CvVariant } from './variants.queries.ts';

type Choosable = CvVariant['profile']['lists'][CvVariantList][number];
type Choices = CvVariant['choices'];

/** An entry of the editor: as the profile has it, and what is shown of it. */
export interface DraftEntry {
  base: Choosable;
  isShown: boolean;
  description: string;
  role_description: string;
}

export interface VariantDraft {
  name: string;
  title: string;
  description: string;
  lists: Record<CvVariantList, DraftEntry[]>;
}

/** The chosen ones in their order, then those that are left out. */
function entriesOf(all: readonly Choosable[], picks: Choices['lists'][CvVariantList]) {
  const entry = (base: Choosable, isShown: boolean, texts: Partial<DraftEntry> = {}) => ({
    ...{ base, isShown },
    description: texts.description ?? base.description ?? '',
    role_description: texts.role_description ?? base.role_description ?? '',
  });
  if (picks === undefined) return all.map((base) => entry(base, true));
  const byId = new Map(all.map((base) => [base.item, base]));
  const shown = picks.flatMap((pick) => {
    const base = byId.get(pick.item);
    return base ? [entry(base, true, pick)] : [];
  });
  const named = new Set(picks.map(({ item }) => item));
  return [
    ...shown,
    ...all.filter(({ item }) => !named.has(item)).map((base) => entry(base, false)),
  ];
}

export function draftOf({ name, choices, profile }: CvVariant): VariantDraft {
  const lists = cvVariantLists.map((list) => [
    list,
    entriesOf(profile.lists[list], choices.lists[list]),
  ]);
  return {
    name,
    title: choices.title ?? profile.title,
    description: choices.description ?? profile.description,
    lists: Object.fromEntries(lists) as VariantDraft['lists'],
  };
}

/** Only the texts that differ from the profile, which otherwise follows later changes of it. */
function pickOf({ base, description, role_description }: DraftEntry) {
  return {
    item: base.item,
    ...(description === (base.description ?? '') ? {} : { description }),
    ...(role_description === (base.role_description ?? '') ? {} : { role_description }),
  };
}

/** What is to be saved: a list that is shown as it is stays unnamed. */
export function choicesOf(draft: VariantDraft, { profile }: Pick<CvVariant, 'profile'>): Choices {
  const lists = cvVariantLists.flatMap((list) => {
    const picks = draft.lists[list].filter(({ isShown }) => isShown).map(pickOf);
    const all = profile.lists[list];
    const isWhole =
      picks.length === all.length &&
      picks.every((pick, at) => pick.item === all[at]?.item && Object.keys(pick).length === 1);
    return isWhole ? [] : [[list, picks] as const];
  });
  return {
    ...(draft.title === profile.title ? {} : { title: draft.title }),
    ...(draft.description === profile.description ? {} : { description: draft.description }),
    lists: Object.fromEntries(lists) as Choices['lists'],
  };
}

/** The list with one entry a place further up or down. */
export function moved(entries: readonly DraftEntry[], from: number, by: -1 | 1): DraftEntry[] {
  const to = from + by;
  const one = entries[from];
  if (one === undefined || to < 0 || to >= entries.length) return [...entries];
  const others = entries.toSpliced(from, 1);
  return others.toSpliced(to, 0, one);
}
