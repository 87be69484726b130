import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { ProfileItemTable } from '../profiles.tables.ts';

type Column = keyof ProfileItemTable;

const period = {
  from_year: 'from_year',
  from_month: 'from_month',
  to_year: 'to_year',
  to_month: 'to_month',
} as const;
const dated = {
  name: 'name',
  description: 'description',
  year: 'from_year',
  month: 'from_month',
} as const;

/**
 * The column of each field of each kind of entry. The roles and skills of a project have a table of
 * their own.
 */
export const profileItemColumns = {
  project: {
    project_name: 'name',
    project_customer: 'organization_name',
    project_description: 'description',
    project_role_description: 'long_description',
    ...period,
  },
  work_experience: {
    company: 'organization_name',
    description: 'description',
    long_description: 'long_description',
    ...period,
  },
  education: {
    programme: 'name',
    degree: 'degree',
    school: 'organization_name',
    description: 'description',
    ...period,
  },
  course: dated,
  certification: dated,
  honor: dated,
  presentation: dated,
  publication: dated,
  position_experience: {
    name: 'name',
    description: 'description',
    year_from: 'from_year',
    year_to: 'to_year',
  },
  language: {
    language_name: 'name',
    language_locale: 'language_locale',
    spoken_language_level: 'spoken_level',
    written_language_level: 'written_level',
  },
} as const satisfies Record<ProfileItemKind, Record<string, Column>>;

export function toColumns(kind: ProfileItemKind, item: object): Record<string, unknown> {
  const columns: Record<string, string> = profileItemColumns[kind];
  return Object.fromEntries(
    Object.entries(item).flatMap(([field, value]) => {
      const column = columns[field];
      return column === undefined ? [] : [[column, value]];
    }),
  );
}

const fieldsOf = Object.fromEntries(
  Object.entries(profileItemColumns).map(([kind, columns]) => [kind, Object.entries(columns)]),
) as Record<ProfileItemKind, [field: string, column: string][]>;

export function fromColumns(kind: ProfileItemKind, row: object): Record<string, unknown> {
  const values = row as Record<string, unknown>;
  const item: Record<string, unknown> = {};
  for (const [field, column] of fieldsOf[kind]) item[field] = values[column];
  return item;
}
