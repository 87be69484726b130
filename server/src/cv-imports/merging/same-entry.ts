import { fold } from '@torg/protocol/fold';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';

type Fields = Record<string, unknown>;

/** The fields that name an entry, and those that say when it was. */
const dated = { names: ['name'], when: ['year', 'month'] };
const period = ['from_year', 'from_month', 'to_year', 'to_month'];
const identity: Record<ProfileItemKind, { names: string[]; when: string[] }> = {
  project: { names: ['project_name', 'project_customer'], when: period },
  work_experience: { names: ['company', 'description'], when: period },
  education: { names: ['school', 'programme', 'degree'], when: period },
  course: dated,
  certification: dated,
  honor: dated,
  presentation: dated,
  publication: dated,
  position_experience: { names: ['name'], when: ['year_from', 'year_to'] },
  language: { names: ['language_name'], when: [] },
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const words = (value: unknown): string =>
  fold(textOf(value))
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** Two entries of a kind with the same key are the same: folded name and period. */
export function keyOf(kind: ProfileItemKind, fields: Fields): string {
  const { names, when } = identity[kind];
  const named = names.map((field) => words(fields[field]));
  return JSON.stringify([...named, ...when.map((field) => fields[field] ?? null)]);
}

/** What a list calls an entry. */
export function nameOf(kind: ProfileItemKind, fields: Fields): string {
  const named = identity[kind].names.map((field) => textOf(fields[field]));
  return named.filter((name) => name !== '').join(', ');
}
