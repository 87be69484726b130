import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';

type Item = Record<string, unknown>;

/** The dates of an entry are one value: halves of two periods would make a third one. */
const dates: Partial<Record<ProfileItemKind, readonly string[]>> = {
  position_experience: ['year_from', 'year_to'],
  course: ['year', 'month'],
  certification: ['year', 'month'],
  honor: ['year', 'month'],
  presentation: ['year', 'month'],
  publication: ['year', 'month'],
  language: [],
};
const period = ['from_year', 'from_month', 'to_year', 'to_month'] as const;

export const datesOf = (kind: ProfileItemKind): readonly string[] => dates[kind] ?? period;

const competencies = ['project_roles', 'project_skills'];

/** In which order competencies stand is no change. */
const comparable = (field: string, value: unknown): unknown =>
  competencies.includes(field) && Array.isArray(value)
    ? value.map(String).toSorted((a, b) => a.localeCompare(b))
    : value;

/** The values of an entry that are compared one by one. */
export function fieldsOf(kind: ProfileItemKind, item: Item): Map<string, unknown> {
  const together = new Set(datesOf(kind));
  const fields = new Map<string, unknown>();
  for (const [field, value] of Object.entries(item)) {
    if (!together.has(field)) fields.set(field, comparable(field, value));
  }
  if (together.size > 0) {
    const all = [...together].map((field) => [field, item[field] ?? null]);
    fields.set('period', Object.fromEntries(all));
  }
  return fields;
}

/** The fields of an entry that one of its values stands for. */
export function partOf(kind: ProfileItemKind, field: string, item: Item): Item {
  const names = field === 'period' ? datesOf(kind) : [field];
  return Object.fromEntries(names.map((name) => [name, item[name] ?? null]));
}

/** The dates of an entry in one form for all kinds. */
export function shownPeriod(item: Item) {
  const number = (...names: string[]): number | null => {
    const value = names.map((name) => item[name]).find((one) => typeof one === 'number');
    return typeof value === 'number' ? value : null;
  };
  return {
    from_year: number('from_year', 'year', 'year_from'),
    from_month: number('from_month', 'month'),
    to_year: number('to_year', 'year_to'),
    to_month: number('to_month'),
  };
}
