import { describe, expect, test } from 'vitest';
import type { BenchSearch } from '../company-search.ts';
import type { BenchConsultant } from '../consultant-companies.queries.ts';
import { aBenchConsultant } from './bench.fixtures.ts';
import { findOnBench, rowsOf } from './bench.ts';

const now = new Date('2026-11-20T12:00:00');

function found(search: BenchSearch, consultants: Partial<BenchConsultant>[]): string[] {
  const rows = rowsOf(consultants.map(aBenchConsultant));
  return findOnBench(rows, search, now, 'nb').map(({ consultant }) => consultant.name);
}

describe('the bench', () => {
  test('is sorted by name, in Norwegian order', () => {
    expect(found({}, [{ name: 'Øyvind' }, { name: 'Åse' }, { name: 'anders' }, { name: 'Berit' }]))
      // Å comes last.
      .toEqual(['anders', 'Berit', 'Øyvind', 'Åse']);
  });

  test('lists deactivated consultants last, whatever it is sorted by', () => {
    const people = [{ name: 'Anders', deactivated: true }, { name: 'Berit' }, { name: 'Åse' }];
    expect(found({}, people)).toEqual(['Berit', 'Åse', 'Anders']);
    expect(found({ sort: 'updated' }, people)).toEqual(['Berit', 'Åse', 'Anders']);
  });

  test('is searched by every word in name, title and address, ignoring case', () => {
    const people = [
      { name: 'Kari Moen', title: 'Tester' },
      { name: 'Kari Vik', title: 'Arkitekt', email: 'vik@example.org' },
    ];
    expect(found({ q: 'KARI arkitekt' }, people)).toEqual(['Kari Vik']);
    expect(found({ q: 'vik@' }, people)).toEqual(['Kari Vik']);
    expect(found({ q: 'kari lege' }, people)).toEqual([]);
  });

  test('is filtered by several states of the review at once', () => {
    const people = [
      { name: 'A', qa_status: 'approved' as const },
      { name: 'B', qa_status: 'rejected' as const },
      { name: 'C', qa_status: 'not_started' as const },
    ];
    expect(found({ qa_status: ['rejected', 'not_started'] }, people)).toEqual(['B', 'C']);
  });

  const free = [
    { name: 'Now', availability_date: '2026-11-20' },
    { name: 'Later', availability_date: '2026-12-01' },
    { name: 'Never', availability_updated: '2026-09-01T09:00:00.000Z' },
  ];

  test('is filtered by availability, and by whether it was confirmed lately', () => {
    expect(found({ availability: 'now' }, free)).toEqual(['Now']);
    expect(found({ availability: 'from' }, free)).toEqual(['Later']);
    expect(found({ availability: 'not' }, free)).toEqual(['Never']);
    expect(found({ availability: 'old' }, free)).toEqual(['Never']);
  });

  test('is sorted by availability date, those who are not available at the end', () => {
    expect(found({ sort: 'availability' }, free.toReversed())).toEqual(['Now', 'Later', 'Never']);
    expect(found({ sort: 'confirmed' }, free)).toEqual(['Never', 'Later', 'Now']);
  });

  test('is sorted by how little is missing, equals by name', () => {
    const lacks = { code: 'image_required', profile: 'x', success: false } as const;
    const people = [
      { name: 'B', validations: [lacks] },
      { name: 'C' },
      { name: 'A', validations: [lacks] },
    ];
    expect(found({ sort: 'missing' }, people)).toEqual(['C', 'A', 'B']);
  });

  test('is sorted by the latest change', () => {
    const people = [
      { name: 'Old', profile_updated_at: '2026-01-01T00:00:00.000Z' },
      { name: 'New', profile_updated_at: '2026-11-19T00:00:00.000Z' },
    ];
    expect(found({ sort: 'updated' }, people)).toEqual(['New', 'Old']);
  });
});
