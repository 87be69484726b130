import { isOrganizationNumber } from '@torg/protocol/organizations/organization-number';
import type { Country } from '@torg/protocol/terms';
import type { Selectable } from 'kysely';
import { recordChange } from '../events/events.commands.ts';
import type { ChangeContext } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { changeOrganization } from './organizations.repository.ts';
import type { OrganizationTable } from './organizations.tables.ts';

/** Reads a number as people write it, with spaces and hyphens; null when there is none. */
export function readOrganizationNumber(text: string | null, country: Country): string | null {
  const number = text?.replaceAll(/[\s-]/g, '') || null;
  allowed(
    number === null || isOrganizationNumber(number, country),
    'organization_number_not_valid',
  );
  return number;
}

type Row = Selectable<OrganizationTable>;
const fields = [
  'name',
  'organization_number',
  'cvpartner_subdomain',
  'fast_track_new_consultants',
  'requires_presentation_consent',
  'sales_admin',
] as const;
export type OrganizationChanges = Partial<Pick<Row, (typeof fields)[number]>>;

/** Changes an organization that is locked, and records the change. */
export async function editOrganization(
  context: ChangeContext,
  row: Row,
  changes: OrganizationChanges,
): Promise<void> {
  const changed = fields.filter((field) => changes[field] !== undefined);
  if (changed.length === 0) return;
  await changeOrganization(context.db, row.organization, changes);
  const pick = (from: OrganizationChanges) =>
    Object.fromEntries(changed.map((field) => [field, from[field] ?? null]));
  await recordChange(context, {
    what: 'changed_organization',
    object: { kind: 'organization', id: row.organization, name: changes.name ?? row.name },
    before: pick(row),
    after: pick(changes),
  });
}
