import { createHash } from 'node:crypto';
import type { ProfileRow } from '../../profiles/profiles.queries.ts';

const ids = (all: readonly { uuid: string }[]): string[] => all.map(({ uuid }) => uuid);

/**
 * What a CV can show of a profile, whoever reads it in whichever language: the same content has the
 * same hash.
 */
export function cvHash(
  row: ProfileRow,
  { day, logo }: { day: string; logo: string | null },
): string {
  const items = row.items.map(({ competencies, revision: _revision, ...item }) => ({
    ...item,
    competencies: ids(competencies ?? []),
  }));
  const shown = [
    [day, row.name, row.title, row.email, row.phone, row.image_file, row.description],
    [row.organization, row.organization_name, logo, row.availability, row.experience_since],
    [row.remote_work_ok, ids(row.regions)],
    row.skills.map(({ uuid, expert }) => [uuid, expert]),
    row.roles.map(({ uuid, emphasize }) => [uuid, emphasize]),
    items,
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}
