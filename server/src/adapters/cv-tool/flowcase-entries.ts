import type { z } from 'zod';
import type {
  ToolDated,
  ToolEntry,
  ToolMonth,
  ToolPeriod,
  ToolProject,
  ToolProjectRole,
  ToolSkill,
  ToolSummary,
  ToolTexts,
} from '../../platform/ports/cv-tool-shapes.ts';
import { flag, idOf, rows, textOrNull, texts, whole, wholeOrZero } from './flowcase-values.ts';

/** An entry as it came. */
export type Row = Record<string, unknown>;
/** More entries than this in one list are no CV. */
const mostRows = 1_000;

const read = <S extends z.ZodType>(shape: S, row: Row, key: string): z.output<S> =>
  shape.parse(row[key]);

export const textsOf = (row: Row, key: string): ToolTexts => read(texts, row, key);

export function entryOf(row: Row): ToolEntry {
  return {
    id: idOf(row),
    order: read(wholeOrZero, row, 'order'),
    isDisabled: read(flag, row, 'disabled'),
    isStarred: read(flag, row, 'starred'),
  };
}

/** The entries of a list in the order of their owner; one that comes twice counts once. */
export function listOf<T extends { id: string; order: number }>(
  row: Row,
  key: string,
  of: (row: Row) => T,
): T[] {
  const all = read(rows, row, key).slice(0, mostRows).map(of);
  const once = new Map(all.toReversed().map((one) => [one.id, one]));
  return all.filter((one) => once.get(one.id) === one).toSorted((a, b) => a.order - b.order);
}

const monthOf = (row: Row, year: string, month: string): ToolMonth => {
  const [of, written] = [read(whole, row, year), read(whole, row, month)];
  return { year: of, month: written !== null && written >= 1 && written <= 12 ? written : null };
};
export const periodOf = (row: Row): ToolPeriod => ({
  from: monthOf(row, 'year_from', 'month_from'),
  to: monthOf(row, 'year_to', 'month_to'),
});

export const skillOf = (row: Row): ToolSkill & { order: number } => ({
  id: idOf(row),
  order: read(wholeOrZero, row, 'order'),
  name: textsOf(row, 'tags'),
  grade: read(wholeOrZero, row, 'proficiency'),
  years: read(wholeOrZero, row, 'total_duration_in_years'),
});

export const summaryOf = (row: Row): ToolSummary => ({
  ...entryOf(row),
  label: textsOf(row, 'label'),
  tagLine: textsOf(row, 'tag_line'),
  text: textsOf(row, 'long_description'),
  points: listOf(row, 'key_points', (point) => ({
    ...entryOf(point),
    name: textsOf(point, 'name'),
    text: textsOf(point, 'long_description'),
  })),
});

const projectRoleOf = (row: Row): ToolProjectRole => ({
  ...entryOf(row),
  role: read(textOrNull, row, 'cv_role_id'),
  name: textsOf(row, 'name'),
  summary: textsOf(row, 'summary'),
  text: textsOf(row, 'long_description'),
});

/** The first of these texts that says anything. */
function firstOf(row: Row, ...keys: string[]): ToolTexts {
  const said = keys.map((key) => textsOf(row, key));
  return said.find((texts) => Object.keys(texts).length > 0) ?? {};
}

/** Whether somebody has said how far a field may be shown; then its other wording is the one to show. */
const isSensitive = (row: Row, field: string): boolean =>
  read(textOrNull, row, `${field}_sensitivity`) !== null;

export const projectOf = (row: Row): ToolProject => ({
  ...entryOf(row),
  ...periodOf(row),
  customer: textsOf(row, 'customer'),
  anonymousCustomer: firstOf(row, 'customer_anonymized', 'customer_name_anonymized'),
  hidesCustomer: row['customer_selected'] === 'customer_anonymized',
  name: isSensitive(row, 'project_name')
    ? firstOf(row, 'project_name_anonymized', 'description')
    : textsOf(row, 'description'),
  text: textsOf(row, 'long_description'),
  roles: listOf(row, 'roles', projectRoleOf),
  skills: listOf(row, 'project_experience_skills', skillOf),
});

/** The fields of a dated entry by our names. */
interface DatedFields {
  name: string;
  by?: string;
  text?: string;
}

export const datedOf =
  ({ name, by = '', text = 'long_description' }: DatedFields) =>
  (row: Row): ToolDated => ({
    ...entryOf(row),
    ...monthOf(row, 'year', 'month'),
    name: textsOf(row, name),
    by: textsOf(row, by),
    text: textsOf(row, text),
  });
