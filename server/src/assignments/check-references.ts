import type { AssignmentChanges } from '@torg/protocol/assignments';
import type { Issue } from '@torg/protocol/errors';
import { findVisibleAmong } from '../profiles/profiles.public.ts';
import type { Tx } from '../platform/database/tables.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPeople, type PeopleTable } from './assignment-changes.repository.ts';
import type { Judged } from './assignments.repository.ts';
import {
  findCompetenciesAmong,
  findRegionsAmong,
  findStaffAmong,
} from './references.repository.ts';

function unknownOnes(path: string, ids: readonly string[], known: ReadonlySet<string>): Issue[] {
  return ids.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `${path}.${index}`, message: 'is nobody, or nothing, of the kind' }],
  );
}

/** Whoever is there already may stay, even when they could not be added any more. */
async function unknownPeople(
  tx: Tx,
  at: { assignment: string; table: PeopleTable; path: string },
  ids: readonly string[] | undefined,
  findAmong: (ids: readonly string[]) => Promise<Set<string>>,
): Promise<Issue[]> {
  if (ids === undefined || ids.length === 0) return [];
  const present = await findPeople(tx, at.table, at.assignment);
  const known = await findAmong(ids.filter((id) => !present.includes(id)));
  return unknownOnes(at.path, ids, known.union(new Set(present)));
}

/** Refuses changes that name a competency, a region or a person that cannot be there. */
export async function checkReferences(
  tx: Tx,
  { assignment, organization }: Judged,
  changes: AssignmentChanges,
): Promise<void> {
  const { roles = [], skills = [], region } = changes;
  const staffAmong = (ids: readonly string[]) => findStaffAmong(tx, ids, organization);
  const visibleAmong = (ids: readonly string[]) => findVisibleAmong(tx, ids);
  const people = (path: 'editor' | 'contact' | 'invited') =>
    ({
      assignment,
      table: `assignment_${path}`,
      path: path === 'invited' ? path : `${path}s`,
    }) as const;
  const regions = region ? [region] : [];
  const issues = [
    ...unknownOnes('roles', roles, await findCompetenciesAmong(tx, roles, 'role')),
    ...unknownOnes('skills', skills, await findCompetenciesAmong(tx, skills, 'skill')),
    ...unknownOnes('region', regions, await findRegionsAmong(tx, regions)),
    ...(await unknownPeople(tx, people('editor'), changes.editors, staffAmong)),
    ...(await unknownPeople(tx, people('contact'), changes.contacts, staffAmong)),
    ...(await unknownPeople(tx, people('invited'), changes.invited, visibleAmong)),
  ];
  if (issues.length > 0) throw new Refusal('reference_not_found', { issues });
}
