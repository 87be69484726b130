import { sql } from 'kysely';
import fc from 'fast-check';
import { fold } from '@torg/protocol/fold';
import { marketDay } from '@torg/protocol/market-day';
import type { FilterLeaf, FilterNode } from '@torg/protocol/search/search-filter';
import {
  operatorsOf,
  searchPathNames,
  searchPaths,
  type SearchPath,
  type SearchPathName,
} from '@torg/protocol/search/search-paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { fillDemo } from '../../../demo/fill-demo.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

type ValueByPath = Record<SearchPathName, unknown>;

let api: TestApi;
let admin: TestClient;
let consultants: { account: string; updated: string; at: ValueByPath }[];

/** The value at each path of all consultants, read from the answers of a search. */
async function readConsultants(): Promise<typeof consultants> {
  const all: typeof consultants = [];
  for (let offset = 0; ; offset += 50) {
    const { body } = await admin.call('POST /api/main/admin/search', {
      body: { limit: 50, offset },
    });
    for (const one of body.data) {
      const company = one.consultant_company;
      const at: ValueByPath = {
        ...one,
        active_since: one.active_since && marketDay(new Date(one.active_since)),
        'consultant_company.id': company?.id ?? null,
        'consultant_company.name': company?.name ?? null,
        'consultant_company.type': company?.type ?? null,
        'consultant_company.country_code': company?.country_code ?? null,
        'regions.uuid': one.regions.map(({ uuid }) => uuid),
        'regions.name': one.regions.map(({ name }) => name),
        'regions.country': one.regions.map(({ country }) => country),
        'skills.uuid': one.skills.map(({ uuid }) => uuid),
        'skills.name': one.skills.flatMap(({ uuid }) => namesOf.get(uuid) ?? []),
        'skills.expert': one.skills.map(({ expert }) => expert),
        'roles.uuid': one.roles.map(({ uuid }) => uuid),
        'roles.name': one.roles.flatMap(({ uuid }) => namesOf.get(uuid) ?? []),
        'roles.emphasize': one.roles.map(({ emphasize }) => emphasize),
        'roles.discipline': one.roles.map(({ uuid }) => disciplineOf.get(uuid)),
        'projects.project_name': texts(one.projects.map((item) => item.project_name)),
        'projects.project_customer': texts(one.projects.map((item) => item.project_customer)),
        'projects.project_skills.uuid': one.projects.flatMap((item) =>
          item.project_skills.map(({ uuid }) => uuid),
        ),
        'projects.project_roles.uuid': one.projects.flatMap((item) =>
          item.project_roles.map(({ uuid }) => uuid),
        ),
        'work_experiences.company': texts(one.work_experiences.map(({ company: name }) => name)),
        'educations.school': texts(one.educations.map(({ school }) => school)),
        'educations.degree': texts(one.educations.map(({ degree }) => degree)),
        'educations.programme': texts(one.educations.map(({ programme }) => programme)),
        'certifications.name': texts(one.certifications.map(({ name }) => name)),
        'courses.name': texts(one.courses.map(({ name }) => name)),
        'languages.language_name': texts(one.languages.map((item) => item.language_name)),
      };
      all.push({ account: one.account, updated: one.updated_at, at });
    }
    if (body.data.length < 50) return all;
  }
}

const texts = (all: string[]): string[] => all.filter((text) => text !== '');
let disciplineOf: Map<string, string>;
let namesOf: Map<string, string[]>;

beforeAll(async () => {
  api = await startTestApi();
  await fillDemo(api.db, { profiles: 90, assignments: 5 });
  const rows = await api.db.selectFrom('competency').selectAll().execute();
  namesOf = new Map(
    rows.map((row) => [row.competency, [row.name_nb, row.name_sv, row.name_en]] as const),
  );
  disciplineOf = new Map(rows.map(({ competency, discipline }) => [competency, discipline]));
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  consultants = await readConsultants();
});
afterAll(() => api.close());

/** Whether the values match the tree, evaluated without a database. */
function matches(node: FilterNode, at: ValueByPath): boolean {
  if ('and' in node) return node.and.every((one) => matches(one, at));
  if ('or' in node) return node.or.some((one) => matches(one, at));
  const { path, operator, value } = node;
  const { type, findsUnset }: SearchPath = searchPaths[path];
  const found = at[path];
  const values = (Array.isArray(found) ? found : [found]).filter((one) => one !== null);
  const operands = Array.isArray(value) ? value : [value];
  const isListed = values.some((actual) => operands.includes(actual as string));
  const some = (test: (actual: string) => boolean) => values.some((actual) => test(String(actual)));
  switch (operator) {
    case 'eq':
    case 'in':
      return isListed;
    case 'ne':
    case 'nin':
      return !isListed && (findsUnset !== false || values.length > 0);
    case 'exists':
      return values.length > 0 === value;
    case 'gt':
      return some((one) => one > String(value));
    case 'gte':
      return some((one) => one >= String(value));
    case 'lt':
      return some((one) => one < String(value));
    case 'lte':
      return some((one) => one <= String(value));
    case 'contains':
      if (type !== 'text') return isListed;
      return some((one) => fold(one).includes(fold(String(value))));
    case 'contains_exact':
      if (type !== 'text') return operands.every((operand) => values.includes(operand));
      return some((one) => one.includes(String(value)));
  }
}

/** Values with a meaning in SQL or in Unicode, to be mixed with values that occur and parts of them. */
const strange = ["'; drop table profile; --", '%', '_', '\\', '{}', '{"a","b"}', 'NULL', 'å Ø é'];
function valueAt(path: SearchPathName): fc.Arbitrary<string | boolean> {
  const { type, words }: SearchPath = searchPaths[path];
  if (type === 'boolean') return fc.boolean();
  if (words !== undefined) return fc.constantFrom(...words);
  const occurring = [...new Set(consultants.flatMap(({ at }) => at[path] ?? []))].map(String);
  if (type === 'day') return fc.constantFrom(...occurring, '2020-02-29', '2030-01-01');
  if (type === 'id') {
    return fc.constantFrom(...occurring.slice(0, 60), '00000000-0000-4000-8000-000000000000');
  }
  const short = occurring.filter(({ length }) => length > 0 && length <= 200);
  const part = fc
    .tuple(fc.constantFrom(...occurring, 'konsulent'), fc.nat(40), fc.integer({ min: 1, max: 12 }))
    .map(
      ([text, from, length]) => text.slice(from % text.length).slice(0, length) || text[0] || 'a',
    );
  return fc.oneof(fc.constantFrom(...short, 'x'), part, fc.constantFrom(...strange));
}

const leaf: fc.Arbitrary<FilterLeaf> = fc.constantFrom(...searchPathNames).chain((path) =>
  fc
    .constantFrom(...operatorsOf[searchPaths[path].type])
    .chain((operator): fc.Arbitrary<FilterLeaf> => {
      const { type } = searchPaths[path];
      const one = valueAt(path);
      const isList =
        operator === 'in' ||
        operator === 'nin' ||
        (type !== 'text' && operator.startsWith('contains'));
      if (operator === 'exists') return fc.boolean().map((value) => ({ path, operator, value }));
      const value = isList ? fc.array(one, { minLength: 1, maxLength: 4 }) : one;
      return value.map((operand) => ({ path, operator, value: operand }));
    }),
);

function tree(depth: number): fc.Arbitrary<FilterNode> {
  if (depth === 0) return leaf;
  const group = fc.array(fc.oneof({ weight: 2, arbitrary: leaf }, tree(depth - 1)), {
    minLength: 1,
    maxLength: 3,
  });
  return fc.oneof(
    leaf,
    group.map((and) => ({ and })),
    group.map((or) => ({ or })),
  );
}

describe('a tree of filters', () => {
  it('finds the same consultants as plain code, in the same order, with the same total', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constant(null).chain(() => tree(3)),
        async (filters) => {
          const expected = consultants
            .filter(({ at }) => matches(filters, at))
            .toSorted((a, b) =>
              a.updated === b.updated
                ? a.account.localeCompare(b.account)
                : b.updated.localeCompare(a.updated),
            )
            .map(({ account }) => account);
          const { status, body } = await admin.call('POST /api/main/admin/search', {
            body: { filters: { ...filters }, limit: 50 },
          });
          expect(status).toBe(200);
          expect(body.data.map(({ account }) => account)).toEqual(expected.slice(0, 50));
          expect(body.total).toBe(expected.length);
        },
      ),
      { numRuns: 100 },
    );
    const { rows } = await sql`select from profile`.execute(api.db);
    expect(rows).toHaveLength(consultants.length);
  });
});
