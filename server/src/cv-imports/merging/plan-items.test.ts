import { describe, expect, it } from 'vitest';
import type { EntryRow } from './entry-row.ts';
import { planItems, type ItemsInput } from './plan-items.ts';
import { keyOf } from './same-entry.ts';

const aCourse = (name: string, year: number | null = null) => ({
  ...{ name, description: '', year, month: null },
});
const row = (entry: string, name: string, fields: Partial<EntryRow> = {}): EntryRow => ({
  ...{ entry, cv_import: 'import', flag: 'course', position: 0, terms: [], source: [] },
  ...({ item: aCourse(name), certainty: 'certain', state: 'found', reason: null } as const),
  ...{ profile_item: null, item_revision: null },
  ...fields,
});
const there = (uuid: string, name: string, revision = 0) => ({
  ...{ uuid, revision, fields: aCourse(name) },
});
const wantAll = (rows: readonly EntryRow[]) =>
  new Map(rows.map(({ entry }) => [entry, { isWanted: true }]));

function plan(fields: Partial<ItemsInput> & Pick<ItemsInput, 'entries'>) {
  return planItems({
    ...({ kind: 'course', existing: [], addsToExisting: true, dropped: 'left_out' } as const),
    ...{ seen: {}, replaced: [], choices: wantAll(fields.entries) },
    ...fields,
  });
}

describe('two entries of a kind', () => {
  it('are the same by folded name and period', () => {
    const one = keyOf('course', aCourse('  Sikker  Koding ', 2020));
    expect(keyOf('course', aCourse('SIKKER KODING', 2020))).toBe(one);
    expect(keyOf('course', aCourse('Sikker koding', 2021))).not.toBe(one);
    expect(keyOf('course', aCourse('Sikker koding i C++', 2020))).not.toBe(one);
  });
});

describe('a plan for the entries of a kind', () => {
  it('adds what is not there, once', () => {
    const entries = [row('a', 'Scrum'), row('b', 'Kafka'), row('c', 'kafka')];
    const { add, changes } = plan({ entries, existing: [there('x', 'scrum')] });
    expect(add.map(({ entry }) => entry)).toEqual(['b']);
    expect(changes).toEqual([
      { entry: 'a', state: 'already_there' },
      { entry: 'c', state: 'already_there' },
    ]);
  });

  it('replaces what was there at the upload and is not in the CV, and leaves what was edited', () => {
    const existing = [there('x', 'Scrum'), there('y', 'Gammelt'), there('z', 'Rettet', 3)];
    const { remove, section } = plan({
      ...{ existing, entries: [row('a', 'Scrum')], addsToExisting: false },
      seen: { x: 0, y: 0, z: 2 },
    });
    expect(remove).toEqual(['y']);
    expect(section.stayed).toEqual(['Rettet']);
    expect(section.replaced.items).toEqual(['y']);
  });

  it('replaces nothing where nothing is wanted', () => {
    const entries = [row('a', 'Scrum')];
    const choices = new Map([['a', { isWanted: false }]]);
    const existing = [there('y', 'Gammelt')];
    const done = plan({ entries, choices, existing, addsToExisting: false, seen: { y: 0 } });
    expect([done.remove, done.changes]).toEqual([[], [{ entry: 'a', state: 'left_out' }]]);
  });

  it('brings back what it replaced when it shall stand beside', () => {
    const done = plan({ entries: [], replaced: ['y'] });
    expect([done.restore, done.section.replaced.items]).toEqual([['y'], []]);
  });

  it('does not add again what somebody has removed in the editor', () => {
    const kept = row('a', 'Scrum', { state: 'kept', profile_item: 'x', item_revision: 0 });
    const done = plan({ entries: [kept] });
    expect([done.add, done.changes]).toEqual([[], [{ entry: 'a', state: 'left_out' }]]);
  });
});
