import { shapesInCv } from '@torg/protocol/cv-imports/import-inputs';
import { featureExtractionFlags } from '@torg/protocol/cv-imports/read-cv';
import { limits } from '@torg/protocol/limits';
import { locales } from '@torg/protocol/terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCv, lists } from '../../adapters/cv-tool/any-cv.ts';
import { FlowcaseCv } from '../../adapters/cv-tool/flowcase-cv.ts';
import type { ToolCv } from '../../platform/ports/cv-tool-shapes.ts';
import { mapCv } from './map-cv.ts';
import type { MappedCv } from './mapped-cv.ts';

type Row = Record<string, unknown>;

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
        const mapped = mapCv(readCv(row), locale);
        expect(Object.keys(mapped.found)).toEqual([...featureExtractionFlags]);
        checkFits(mapped);
      }),
      { numRuns: 200, endOnFailure: true },
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
      { numRuns: 60, endOnFailure: true },
    );
  });

  it('loses none of its letters where the database does not store what is between them', () => {
    const courses = [{ name: { no: 'Si\u0000kker\u202e koding' }, year: '2021' }];
    const { found } = mapCv(readCv({ courses, language_code: '__proto__' }), 'nb');
    expect(found.course.map(({ item }) => item.name)).toEqual(['Sikker koding']);
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

  it('shows the other wording of a customer and of a project that are not to be named', () => {
    const project = {
      customer: { no: 'Nordlysbanken' },
      customer_selected: 'customer_anonymized',
      customer_anonymized: {},
      customer_name_anonymized: { no: 'En nordisk bank' },
      description: { no: 'Prosjekt Polaris' },
      project_name_sensitivity: 'confidential',
      project_name_anonymized: { no: 'Ny nettbank' },
    };
    const nameOf = (changed: Row) =>
      mapCv(readCv({ project_experiences: [{ ...project, ...changed }] }), 'nb').found.project[0];
    expect(nameOf({})?.item).toMatchObject({
      project_name: 'Ny nettbank',
      project_customer: 'En nordisk bank',
    });
    const open = { project_name_sensitivity: null };
    expect(nameOf(open)?.item.project_name).toBe('Prosjekt Polaris');
    const unworded = { project_name_anonymized: {} };
    expect(nameOf(unworded)?.item.project_name).toBe('Prosjekt Polaris');
  });
});
