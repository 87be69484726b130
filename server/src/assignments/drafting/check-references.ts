import type { AssignmentChanges } from '@torg/protocol/assignments/assignment-shapes';
import type { Issue } from '@torg/protocol/errors';
import type { Tx } from '../../platform/database/tables.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findVisibleOf } from '../../profiles/profiles.queries.ts';
import type { FoundFacts } from '../assignments.repository.ts';
import { findPeople } from './assignment-changes.repository.ts';
import { findCompetenciesOf, findStaffOf, isRegion } from './references.repository.ts';

const message = 'is nothing, or nobody, that can stand here';

function unknownIssues(
  field: string,
  ids: readonly string[],
  existing: ReadonlySet<string>,
): Issue[] {
  return ids.flatMap((id, at) => (existing.has(id) ? [] : [{ path: `${field}.${at}`, message }]));
}

async function unknownCompetencies(tx: Tx, changes: AssignmentChanges): Promise<Issue[]> {
  const { roles = [], skills = [] } = changes;
  return [
    ...unknownIssues('roles', roles, await findCompetenciesOf(tx, roles, 'role')),
    ...unknownIssues('skills', skills, await findCompetenciesOf(tx, skills, 'skill')),
  ];
}

const tables = {
  editors: 'assignment_editor',
  contacts: 'assignment_contact',
  invited: 'assignment_invited',
} as const;

/** People who are already there may stay, even if they could no longer be added. */
async function unknownPeople(
  tx: Tx,
  { assignment, organization }: FoundFacts,
  changes: AssignmentChanges,
): Promise<Issue[]> {
  const issues: Issue[] = [];
  for (const field of ['editors', 'contacts', 'invited'] as const) {
    const ids = changes[field] ?? [];
    if (ids.length === 0) continue;
    const present = new Set(await findPeople(tx, tables[field], assignment));
    const added = ids.filter((id) => !present.has(id));
    const fine =
      field === 'invited'
        ? await findVisibleOf(tx, added)
        : await findStaffOf(tx, added, organization);
    issues.push(...unknownIssues(field, ids, present.union(fine)));
  }
  return issues;
}

/** Refuses changes that name a competency, a region or a person that is not allowed there. */
export async function checkReferences(
  tx: Tx,
  facts: FoundFacts,
  changes: AssignmentChanges,
): Promise<void> {
  const { region } = changes;
  const issues = [
    ...(await unknownCompetencies(tx, changes)),
    ...(region && !(await isRegion(tx, region)) ? [{ path: 'region', message }] : []),
    ...(await unknownPeople(tx, facts, changes)),
  ];
  if (issues.length > 0) throw new Refusal('reference_not_found', { issues });
}
