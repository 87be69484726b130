import { shapesInCv } from '@torg/protocol/cv-imports/import-inputs';
import { featureExtractionFlags } from '@torg/protocol/cv-imports/read-cv';
import { limits } from '@torg/protocol/limits';
import { locales } from '@torg/protocol/terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FlowcaseCv } from '../../adapters/cv-tool/flowcase-cv.ts';
import type { ToolCv } from '../../platform/ports/cv-tool-shapes.ts';
import { mapCv } from './map-cv.ts';
import type { MappedCv } from './mapped-cv.ts';

type Row = Record<string, unknown>;

const anyText = fc.oneof(
  fc.string({ maxLength: 10 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constantFrom('Java', 'JAVA', ' java', 'Norsk', 'Morsmål', '\u0000', '\ud800', '\u202eabc'),
  fc.constantFrom('å '.repeat(150), 'a'.repeat(12_000), '😀'.repeat(6_000)),
);
const anyCode = fc.constantFrom('no', 'int', 'se', 'dk', 'fi', 'NO', '__proto__', 'x');
const i18n = fc.oneof(
  fc.constant({}),
  fc.dictionary(anyCode, anyText, { maxKeys: 4 }),
  fc.array(fc.oneof(anyCode, anyText), { maxLength: 5 }),
  fc.constantFrom(null, undefined, 7, 'plain', [[]], { no: {} }),
);
const number = fc.oneof(
  fc.integer({ min: 1925, max: 2070 }).map(String),
  fc.integer({ min: -3, max: 15 }).map(String),
  fc.integer(),
  fc.constantFrom(null, '', undefined, '2019.5', 'mars', {}, 3.7, -0),
);
const flag = fc.constantFrom(true, false, false, false, 'true', null, undefined);
const anId = fc.oneof(
  fc.stringMatching(/^[\da-f]{24}$/),
  fc.constantFrom('same', undefined, null, 7),
);

const texts = [
  ...['name', 'title', 'description', 'long_description', 'label', 'tag_line', 'summary', 'level'],
  ...['customer', 'customer_anonymized', 'employer', 'school', 'degree', 'organiser', 'program'],
  ...['issuer', 'url', 'tags', 'category'],
];
const numbers = [
  ...['year', 'month', 'year_from', 'month_from', 'year_to', 'month_to', 'order', 'proficiency'],
  ...['total_duration_in_years', 'years_of_experience', 'starred_order'],
];
const inner = ['technology_skills', 'key_points', 'roles', 'project_experience_skills'];
const lists = [
  ...['technologies', 'key_qualifications', 'cv_roles', 'highlighted_roles', 'languages', 'blogs'],
  ...['project_experiences', 'work_experiences', 'educations', 'certifications', 'courses'],
  ...['positions', 'presentations', 'honors_awards', 'recommendations'],
];

const of = <T>(keys: readonly string[], value: fc.Arbitrary<T>) =>
  Object.fromEntries(keys.map((key) => [key, value]));
const rowWith = (more: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Row> =>
  fc.record(
    {
      _id: anId,
      disabled: flag,
      starred: flag,
      customer_selected: fc.constantFrom('customer', 'customer_anonymized', null, 1),
      cv_role_id: anId,
      ...of(texts, i18n),
      ...of(numbers, number),
      ...more,
    },
    { requiredKeys: [] },
  );
const listOf = (row: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.array(row, { maxLength: 3 }) },
    fc.constantFrom(null, {}, 'none', [null, 1, [], 'a']),
  );
const anyCv: fc.Arbitrary<Row> = fc
  .record(
    {
      ...of(['name', 'navn', 'email', 'telephone', 'telefon', 'language_code'], anyText),
      title: i18n,
      image: fc.constantFrom(null, {}, { url: 7 }, { url: 'https://a.example/b' }, 'b'),
      ...of(['owner_updated_at', 'updated_at'], fc.constantFrom(null, '', '2025-02-01', 'soon', 7)),
      ...of(lists, listOf(rowWith(of(inner, listOf(rowWith({})))))),
    },
    { requiredKeys: [] },
  )
  .map((row) => ({ ...row, _id: 'cv', user_id: 'user' }));

const readCv = (row: Row): ToolCv =>
  FlowcaseCv.parse(JSON.parse(JSON.stringify({ ...row, _id: 'cv', user_id: 'user' })));

/** Throws where something is no value that the editor would take as it stands. */
function checkFits(mapped: MappedCv): void {
  for (const flagName of featureExtractionFlags) {
    for (const { item, hashes, source } of mapped.found[flagName]) {
      expect(shapesInCv[flagName].parse(item)).toEqual(item);
      expect(Object.keys(hashes)).toEqual(Object.keys(item));
      expect(source).not.toBe('');
    }
  }
}

describe('any CV that Flowcase may answer', () => {
  it('becomes a profile that the editor takes, in every language', () => {
    fc.assert(
      fc.property(anyCv, fc.constantFrom(...locales), (row, locale) => {
        checkFits(mapCv(readCv(row), locale));
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  it('becomes the same profile however its entries are mixed', () => {
    fc.assert(
      fc.property(anyCv, (row) => {
        const placed = (rows: unknown): unknown =>
          Array.isArray(rows)
            ? rows.map((one: unknown, order) =>
                typeof one === 'object' && one !== null && !Array.isArray(one)
                  ? { ...one, _id: `${order}`, order }
                  : one,
              )
            : rows;
        const ordered = { ...row };
        for (const list of lists) ordered[list] = placed(row[list]);
        const turned = { ...ordered };
        for (const list of lists) {
          const rows = ordered[list];
          if (Array.isArray(rows)) turned[list] = rows.toReversed();
        }
        expect(mapCv(readCv(turned), 'nb')).toEqual(mapCv(readCv(ordered), 'nb'));
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });

  it('keeps the newest entries where there is no room for all, and names the others', () => {
    const most = limits.profile.items;
    const project_experiences = Array.from({ length: most + 5 }, (_, place) => ({
      _id: `p${place}`,
      description: { no: `Prosjekt ${place}` },
      year_from: String(1950 + (place % 60)),
      year_to: String(1950 + (place % 60)),
    }));
    const { found, overLimit } = mapCv(readCv({ project_experiences }), 'nb');
    expect(found.project).toHaveLength(most);
    expect(overLimit).toHaveLength(5);
    const yearOf = (source: string) => 1950 + (Number(source.slice(1)) % 60);
    const newestLeftOut = Math.max(...overLimit.map(({ source }) => yearOf(source)));
    const oldestKept = Math.min(...found.project.map(({ source }) => yearOf(source)));
    expect(oldestKept).toBeGreaterThanOrEqual(newestLeftOut);
    expect(overLimit[0]).toMatchObject({
      flag: 'project',
      name: expect.stringMatching(/^Prosjekt/),
    });
  });
});
