import { readFileSync } from 'node:fs';
import { townAssignments } from './assignments.ts';
import { companies } from './companies.ts';
import { townConsultants, townPeople } from './people.ts';

const byKey = <T extends { key: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.key, row]));

const officialList = (path: string, field: string): ReadonlySet<string | undefined> => {
  const url = new URL(`../../src/${path}`, import.meta.url);
  const rows: Record<string, string>[] = JSON.parse(readFileSync(url, 'utf8'));
  return new Set(rows.map((row) => row[field]));
};

/** The town by key. */
export const companyOf = byKey(companies);
export const personOf = byKey(townPeople);
export const consultantOf = byKey(townConsultants);
export const assignmentOf = byKey(townAssignments);

/** What the town may refer to outside itself. */
export const roleKeys = officialList('competencies/data/roles.json', 'key');
export const skillKeys = officialList('competencies/data/skills.json', 'key');
export const regionCodes = officialList('regions/data/regions.json', 'iso');

export const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

export const countBy = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length]),
  );
