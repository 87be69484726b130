import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { yearIn } from '../sections/month-year.ts';
import { itemRule } from './item-field-rules.ts';
import type { ItemForms } from './item-forms.ts';

/** Why an entry cannot be saved as it is. */
export type Problem =
  | 'needed'
  | 'too_long'
  | 'no_year'
  | 'month_without_year'
  | 'ends_too_early'
  | 'no_end';
export type Problems = Partial<Record<string, Problem>>;

/** Fields that identify an entry: at least one of them is required. */
const identifyingFields: Record<ProfileItemKind, readonly string[]> = {
  project: ['project_name', 'project_customer'],
  work_experience: ['company', 'description'],
  education: ['school', 'degree', 'programme'],
  course: ['name'],
  certification: ['name'],
  honor: ['name'],
  presentation: ['name'],
  publication: ['name'],
  position_experience: ['name'],
  language: ['language_name'],
};

const yearFields = {
  from_year: 'from_month',
  to_year: 'to_month',
  year: 'month',
  year_from: undefined,
  year_to: undefined,
} as const;

type Loose = Record<string, unknown>;
const textIn = (form: Loose, field: string) => {
  const value = form[field];
  return typeof value === 'string' ? value.trim() : '';
};

function yearProblems(form: Loose): Problems {
  const problems: Problems = {};
  for (const [year, month] of Object.entries(yearFields)) {
    if (!(year in form)) continue;
    if (form['ongoing'] === true && year === 'to_year') continue;
    const typed = textIn(form, year);
    if (typed !== '' && yearIn(typed) === null) problems[year] = 'no_year';
    else if (typed === '' && month && form[month] !== null) problems[year] = 'month_without_year';
  }
  return problems;
}

const monthsOf = (form: Loose, year: string, month: string, defaultMonth: number) => {
  const typed = yearIn(textIn(form, year));
  const inYear = form[month];
  return typed === null ? null : typed * 12 + (typeof inYear === 'number' ? inYear : defaultMonth);
};

function endProblems(form: Loose): Problems {
  if ('year_to' in form) {
    const from = monthsOf(form, 'year_from', '', 1);
    const to = monthsOf(form, 'year_to', '', 1);
    return from !== null && to !== null && to < from ? { year_to: 'ends_too_early' } : {};
  }
  if (!('to_year' in form) || form['ongoing'] === true) return {};
  const from = monthsOf(form, 'from_year', 'from_month', 1);
  const to = monthsOf(form, 'to_year', 'to_month', 12);
  if (from !== null && to === null && textIn(form, 'to_year') === '') return { to_year: 'no_end' };
  return from !== null && to !== null && to < from ? { to_year: 'ends_too_early' } : {};
}

/** All problems that prevent the entry from being saved, by field. */
export function problemsIn<K extends ProfileItemKind>(kind: K, form: ItemForms[K]): Problems {
  const loose = form as Loose;
  const problems: Problems = { ...endProblems(loose), ...yearProblems(loose) };
  const [first] = identifyingFields[kind];
  const isNameless = identifyingFields[kind].every((field) => textIn(loose, field) === '');
  if (first && isNameless) problems[first] = 'needed';
  for (const [field, value] of Object.entries(loose)) {
    if (typeof value !== 'string' || field in yearFields) continue;
    if (itemRule(kind, field).problemOf(value)?.kind === 'too_long') problems[field] = 'too_long';
  }
  return problems;
}
