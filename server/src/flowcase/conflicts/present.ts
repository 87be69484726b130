import type { FlowcaseConflict, FlowcaseValue } from '@torg/protocol/flowcase/flowcase-shapes';
import { limits } from '@torg/protocol/limits';
import { profileItemKinds, type ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { profileItemShapes } from '@torg/protocol/profiles/profile-inputs';
import { nameOf } from '../../cv-imports/cv-imports.queries.ts';
import { imageUrl } from '../../files/files.queries.ts';
import { fromColumns, type ProfileRow } from '../../profiles/profiles.queries.ts';
import type { MappedFact } from '../mapping/mapped-cv.ts';
import { shown } from '../merging/merge-fields.ts';
import type { ConflictRow } from './conflicts.repository.ts';

export const kindOf = ({ part }: Pick<ConflictRow, 'part'>): ProfileItemKind | undefined =>
  profileItemKinds.find((kind) => kind === part);

export const itemOf = ({ profile_item }: ConflictRow, profile: ProfileRow) =>
  profile.items.find(({ uuid }) => uuid === profile_item);

/** An entry with the names of its competencies, as people read it. */
function readable(kind: ProfileItemKind, item: ProfileRow['items'][number]) {
  const namesOf = (type: 'role' | 'skill') =>
    (item.competencies ?? []).filter((one) => one.type === type).map(({ name }) => name);
  const terms =
    kind === 'project' ? { project_roles: namesOf('role'), project_skills: namesOf('skill') } : {};
  return { ...fromColumns(kind, item), ...terms };
}

/** What the profile has there now. */
export function oursOf(row: ConflictRow, profile: ProfileRow): FlowcaseValue {
  const kind = kindOf(row);
  if (kind !== undefined) {
    const item = itemOf(row, profile);
    if (item === undefined) return null;
    const fields = readable(kind, item);
    return row.field === 'entry' ? nameOf(kind, fields) : shown(row.field, fields);
  }
  if (row.part === 'profile_description') return profile.description;
  if (row.part === 'profile_skill') {
    return profile.skills.find(({ uuid }) => uuid === row.source)?.expert ?? null;
  }
  if (row.part === 'profile_role') {
    return profile.roles.find(({ uuid }) => uuid === row.source)?.emphasize ?? null;
  }
  return profile[row.field as MappedFact] ?? '';
}

/** Grows when either side is changed, so that nobody answers what they have not seen. */
export function revisionOf(row: ConflictRow, profile: ProfileRow): number {
  if (kindOf(row) !== undefined) return row.revision + (itemOf(row, profile)?.revision ?? 0);
  const isMarked = row.part === 'profile_skill' || row.part === 'profile_role';
  if (row.field === 'experience_since') return row.revision + profile.facts_revision;
  return row.revision + (isMarked ? profile.skills_revision : profile.description_revision);
}

const person = {
  name: limits.account.name,
  title: limits.account.title,
  phone: limits.account.phone,
  experience_since: null,
} as const;

/** How long own words may be; null where a text is no answer. */
export function longest(row: Pick<ConflictRow, 'part' | 'field'>): number | null {
  if (row.part === 'person') return person[row.field as keyof typeof person];
  if (row.part === 'profile_description') return limits.profile.description.max;
  const kind = kindOf(row);
  if (
    kind === undefined ||
    ['entry', 'period', 'project_roles', 'project_skills'].includes(row.field)
  ) {
    return null;
  }
  const isLong =
    row.field.includes('description') &&
    !(kind === 'work_experience' && row.field === 'description');
  const isText = row.field in profileItemShapes[kind].shape && !/level|locale/.test(row.field);
  if (!isText) return null;
  return isLong ? limits.profile.itemText : limits.profile.itemName;
}

export function conflictView(row: ConflictRow, profile: ProfileRow): FlowcaseConflict {
  const max_length = longest(row);
  const isOfEntry = row.part !== 'person' && row.part !== 'profile_description';
  const { name, title, image_file } = profile;
  return {
    flowcase_conflict: row.flowcase_conflict,
    revision: revisionOf(row, profile),
    profile: { account: row.profile, name, title, image_url: imageUrl(image_file) },
    part: row.part,
    entry: isOfEntry ? { profile_item: row.profile_item, name: row.entry_name ?? '' } : null,
    field: row.field,
    base: row.base,
    ours: oursOf(row, profile),
    theirs: row.theirs,
    answers: ['ours', 'theirs', ...(max_length === null ? [] : (['own_words'] as const))],
    max_length,
    found_at: row.found_at.toISOString(),
  };
}
