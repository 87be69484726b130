import type { FlowcaseValue } from '@torg/protocol/flowcase/flowcase-shapes';
import type { ProfileItemInput } from '@torg/protocol/profiles/profile-inputs';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { fieldsOf, partOf, shownPeriod } from './item-fields.ts';
import { decide } from './three-way.ts';

type Item = Record<string, unknown>;

export interface FieldsToMerge {
  kind: ProfileItemKind;
  /** as Flowcase names things, for people to read; undefined: never read before */
  base: Item | undefined;
  theirs: Item;
  /** the same as the editor saves them, with the ids of competencies */
  baseInput: Item | undefined;
  theirsInput: Item;
  ours: Item;
}

export interface MergedFields {
  item: Item;
  isChanged: boolean;
  conflicts: { field: string; base: FlowcaseValue; theirs: FlowcaseValue }[];
  settled: string[];
}

/** A value as it is shown to somebody who decides. */
export function shown(field: string, item: Item | undefined): FlowcaseValue {
  if (item === undefined) return null;
  if (field === 'period') return shownPeriod(item);
  const value = item[field];
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** Merges an entry that both sides have, value by value. */
export function mergeFields(all: FieldsToMerge): MergedFields {
  const { kind, base, theirs, baseInput, theirsInput, ours } = all;
  const before = baseInput && fieldsOf(kind, baseInput);
  const own = fieldsOf(kind, ours);
  const merged: MergedFields = { item: { ...ours }, isChanged: false, conflicts: [], settled: [] };
  for (const [field, value] of fieldsOf(kind, theirsInput)) {
    const outcome = decide({ base: before?.get(field), ours: own.get(field), theirs: value });
    if (outcome === 'taken') {
      Object.assign(merged.item, partOf(kind, field, theirsInput));
      merged.isChanged = true;
    }
    if (outcome === 'conflict') {
      const sides = { base: shown(field, base), theirs: shown(field, theirs) };
      merged.conflicts.push({ field, ...sides });
    } else if (outcome !== 'stays') merged.settled.push(field);
  }
  return merged;
}

/** The fields of an entry as the profile has it, with the ids of its competencies. */
export function oursOf(
  kind: ProfileItemKind,
  fields: Item,
  competencies: readonly { uuid: string; type: 'role' | 'skill' }[] | null,
): Item {
  if (kind !== 'project') return fields;
  const idsOf = (type: 'role' | 'skill') =>
    (competencies ?? []).filter((one) => one.type === type).map(({ uuid }) => uuid);
  return { ...fields, project_roles: idsOf('role'), project_skills: idsOf('skill') };
}

export const asInput = (kind: ProfileItemKind, item: Item): ProfileItemInput =>
  ({ kind, item }) as unknown as ProfileItemInput;
