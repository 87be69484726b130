import { readFileSync } from 'node:fs';
import type { Discipline } from '@torg/protocol/terms';
import { demoAssignments } from './assignments.ts';
import { companies } from './companies.ts';
import { demoConsultants, demoPeople } from './people.ts';

const byKey = <T extends { key: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.key, row]));

function officialRows(path: string): Record<string, string>[] {
  const url = new URL(`../../src/${path}`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8'));
}
const officialList = (path: string, field: string): ReadonlySet<string | undefined> =>
  new Set(officialRows(path).map((row) => row[field]));

/** The demo data by key. */
export const companyOf = byKey(companies);
export const personOf = byKey(demoPeople);
export const consultantOf = byKey(demoConsultants);
export const assignmentOf = byKey(demoAssignments);

/** Keys outside the demo data that it may refer to. */
export const roleKeys = officialList('competencies/data/roles.json', 'key');
export const skillKeys = officialList('competencies/data/skills.json', 'key');
export const regionCodes = officialList('regions/data/regions.json', 'iso');

export const disciplineOfRole: ReadonlyMap<string, Discipline> = new Map(
  officialRows('competencies/data/roles.json').map(({ key = '', discipline }) => [
    key,
    discipline as Discipline,
  ]),
);

export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

export const countBy = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length]),
  );
