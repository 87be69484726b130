import type { Profile } from '@torg/protocol/profiles/profile-shapes';
import { profileItemLists, type ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { imageUrl } from '../files/files.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { fromColumns } from './items/profile-item-columns.ts';
import { companyOf } from './making/company-of.ts';
import type { ItemRow, ProfileRow } from './profile-reading.repository.ts';
import { activationOf, can, maySeePrivate } from './profiles.policy.ts';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The first day of the starting month; of the year, where no month is given. */
export const calculatedStart = (year: number | null, month: number | null): string | null =>
  year === null ? null : `${year}-${twoDigits(month ?? 1)}-01`;

/** The last day of the month that it ended in; null while it is ongoing. */
export function calculatedEnd(year: number | null, month: number | null): string | null {
  if (year === null) return null;
  const last = new Date(Date.UTC(year, month ?? 12, 0));
  return last.toISOString().slice(0, 10);
}

type Came = Profile['description_came'];

/** How an entry came there; others see only that it is there. */
function cameOf(row: ItemRow, isOwners: boolean): Came {
  if (!isOwners) return null;
  const { origin, origin_id, origin_revision, revision } = row;
  return { origin, origin_id, touched: origin !== 'typed' && origin_revision !== revision };
}

const saved = (row: ItemRow, isOwners: boolean) => ({
  uuid: row.uuid,
  revision: row.revision,
  came: cameOf(row, isOwners),
});

function project(row: ItemRow, isOwners: boolean) {
  const used = row.competencies ?? [];
  return {
    ...saved(row, isOwners),
    ...fromColumns('project', row),
    project_roles: used.filter(({ type }) => type === 'role'),
    project_skills: used.filter(({ type }) => type === 'skill'),
    calculated_start_date: calculatedStart(row.from_year, row.from_month),
    calculated_end_date: calculatedEnd(row.to_year, row.to_month),
  };
}

type Lists = Pick<Profile, (typeof profileItemLists)[ProfileItemKind]>;

/** The entries by their kind, in their order. */
function listsOf(items: readonly ItemRow[], isOwners: boolean): Lists {
  const byKind = Map.groupBy(items, ({ kind }) => kind);
  const lists = Object.entries(profileItemLists).map(([kind, list]) => {
    const rows = byKind.get(kind as ProfileItemKind) ?? [];
    const shown = (row: ItemRow) =>
      row.kind === 'project'
        ? project(row, isOwners)
        : { ...saved(row, isOwners), ...fromColumns(row.kind, row) };
    return [list, rows.map(shown)];
  });
  return Object.fromEntries(lists) as Lists;
}

function statusOf(row: ProfileRow): Profile['status'] {
  return {
    qa_status: row.qa_status,
    activation: activationOf(row),
    active_since: row.active_since?.toISOString() ?? null,
    visible_in_search: row.visible_in_search,
    hidden_by_rules: row.active_since !== null && !row.passes_otherwise,
    deactivated: row.deactivated,
    fast_track: row.fast_track,
  };
}

/** A profile, with what the actor may see of it. */
export function profileView(row: ProfileRow, actor: Actor): Profile {
  const isOwners = maySeePrivate(actor, row);
  return {
    account: row.profile,
    name: row.name,
    image: imageUrl(row.image_file),
    title: row.title,
    email: isOwners ? row.email : null,
    phone: isOwners ? row.phone : null,
    description: row.description,
    description_came: isOwners
      ? { origin: row.description_origin, origin_id: row.description_origin_id, touched: false }
      : null,
    availability: row.availability,
    availability_updated: (row.availability_updated ?? row.updated_at).toISOString(),
    experience_since: row.experience_since,
    remote_work_ok: row.remote_work_ok,
    cvpartner_sync_enabled: row.cvpartner_sync_enabled,
    consultant_company_id: row.organization,
    consultant_company: companyOf(row),
    regions: row.regions,
    skills: row.skills,
    roles: row.roles,
    ...listsOf(row.items, isOwners),
    revisions: {
      description: row.description_revision,
      facts: row.facts_revision,
      skills: row.skills_revision,
    },
    updated_at: row.updated_at.toISOString(),
    status: isOwners ? statusOf(row) : null,
    can: can(actor, row),
  };
}
