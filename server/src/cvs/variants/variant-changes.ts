import { cvVariantLists, type CvVariantList } from '@torg/protocol/cvs/cv-terms';
import type { CvChoosable, CvVariantChange } from '@torg/protocol/cvs/cv-variants';
import { diffWordsWithSpace } from 'diff';
import type { CvContent } from '../content/cv-content.ts';
import { choosableOf } from './choosable.ts';

type Field = NonNullable<CvVariantChange['field']>;

/** Two texts that have nothing in common are not compared for longer than this. */
const timeout = 500;

/** Word by word, in the order of the variant. */
function partsOf(before: string, after: string): CvVariantChange['parts'] {
  const parts = diffWordsWithSpace(before, after, { timeout });
  if (parts === undefined) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return parts.map(({ added, removed, value: text }) => {
    if (added) return { kind: 'added', text };
    return { kind: removed ? 'removed' : 'same', text };
  });
}

function changedText(
  about: Pick<CvVariantChange, 'list' | 'item' | 'name'>,
  field: Field,
  [before, after]: [string, string],
): CvVariantChange[] {
  if (before === after) return [];
  return [{ ...about, kind: 'changed', field, parts: partsOf(before, after) }];
}

/** The fewest that must have moved: those beside the longest run that kept its order. */
function movedIn(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((item, at) => [item, at]));
  const runs: string[][] = after.map((item) => [item]);
  for (const [at, item] of after.entries()) {
    for (const [earlier, other] of after.slice(0, at).entries()) {
      const run = runs[earlier] ?? [];
      const isLater = (place.get(item) ?? 0) > (place.get(other) ?? 0);
      if (isLater && run.length >= (runs[at]?.length ?? 0)) runs[at] = [...run, item];
    }
  }
  const kept = new Set(runs.toSorted((one, other) => other.length - one.length)[0]);
  return new Set(after.filter((item) => !kept.has(item)));
}

function changesOf(list: CvVariantList, before: CvChoosable[], after: CvChoosable[]) {
  const shown = new Map(after.map((one) => [one.item, one]));
  const ids = (all: CvChoosable[]) => all.map(({ item }) => item);
  const moved = movedIn(ids(before), ids(after));
  const plain = { field: null, parts: [] };
  return before.flatMap((one): CvVariantChange[] => {
    const about = { list, item: one.item, name: one.name };
    const now = shown.get(one.item);
    if (now === undefined) return [{ ...about, kind: 'left_out', ...plain }];
    const { description: was, role_description: did } = one;
    return [
      ...(moved.has(one.item) ? [{ ...about, kind: 'moved' as const, ...plain }] : []),
      ...changedText(about, 'description', [was ?? '', now.description ?? '']),
      ...changedText(about, 'role_description', [did ?? '', now.role_description ?? '']),
    ];
  });
}

/** How a variant differs from the profile. */
export function variantChanges(profile: CvContent, variant: CvContent): CvVariantChange[] {
  const [before, after] = [choosableOf(profile), choosableOf(variant)];
  const top = { list: null, item: null, name: '' };
  return [
    ...changedText(top, 'title', [profile.title, variant.title]),
    ...changedText(top, 'description', [profile.description, variant.description]),
    ...cvVariantLists.flatMap((list) => changesOf(list, before[list], after[list])),
  ];
}
