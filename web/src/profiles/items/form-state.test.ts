import { describe, expect, it } from 'vitest';
import { begin, mergeSaved, settle, typed, unsavedIn } from './form-state.ts';

interface Course {
  name: string;
  description: string;
  skills: readonly { uuid: string; name: string }[];
}
const fields: Course = { name: 'Kurs', description: '', skills: [{ uuid: 'a', name: 'Kotlin' }] };
const saved = { revision: 3, fields };
const fresh = begin(saved, undefined);

describe('a form that is saved as a whole', () => {
  it('has no unsaved changes until something is typed', () => {
    expect(unsavedIn(fresh)).toBeUndefined();
    expect(unsavedIn(typed(fresh, 'name', 'Kurs '))).toBeUndefined();
    const renamed = [{ uuid: 'a', name: 'Kotlin (språk)' }];
    expect(unsavedIn(typed(fresh, 'skills', renamed))).toBeUndefined();
  });
  it('keeps what was typed over a reload', () => {
    const stored = unsavedIn(typed(fresh, 'name', 'Kurset'));
    expect(stored).toEqual({ base: { name: 'Kurs' }, values: { name: 'Kurset' } });
    expect(begin(saved, stored).values).toEqual({ ...fields, name: 'Kurset' });
  });
});

describe('when the entry was saved elsewhere meanwhile', () => {
  const mine = typed(fresh, 'name', 'Mitt kurs');
  it('takes over other fields', () => {
    const merged = mergeSaved(mine, { revision: 4, fields: { ...fields, description: 'Nytt' } });
    expect(merged).toMatchObject({
      revision: 4,
      values: { name: 'Mitt kurs', description: 'Nytt' },
      conflicts: {},
    });
  });
  it('keeps the same field as it was typed, and waits for a choice', () => {
    const merged = mergeSaved(mine, { revision: 4, fields: { ...fields, name: 'Deres' } });
    expect(merged).toMatchObject({ values: { name: 'Mitt kurs' }, conflicts: { name: 'Deres' } });
    expect(settle(merged, ['name'], 'mine')).toMatchObject({
      values: { name: 'Mitt kurs' },
      conflicts: {},
    });
    expect(settle(merged, ['name'], 'theirs')).toMatchObject({
      values: { name: 'Deres' },
      conflicts: {},
    });
    expect(settle(merged, ['description'], 'theirs').conflicts).toEqual({ name: 'Deres' });
  });
  it('sees no conflict when both sides made the same change', () => {
    const merged = mergeSaved(mine, { revision: 4, fields: { ...fields, name: 'Mitt kurs' } });
    expect(merged.conflicts).toEqual({});
    expect(unsavedIn(merged)).toBeUndefined();
  });
  it('merges what was restored after a reload, too', () => {
    const theirs = { revision: 4, fields: { ...fields, name: 'Deres' } };
    expect(begin(theirs, unsavedIn(mine))).toMatchObject({
      values: { name: 'Mitt kurs' },
      conflicts: { name: 'Deres' },
    });
  });
  it('asks again after a reload what nobody has chosen between', () => {
    const theirs = { revision: 4, fields: { ...fields, name: 'Deres' } };
    const asked = begin(theirs, unsavedIn(mergeSaved(mine, theirs)));
    expect(asked).toMatchObject({ values: { name: 'Mitt kurs' }, conflicts: { name: 'Deres' } });
    const chosen = begin(theirs, unsavedIn(settle(asked, ['name'], 'mine')));
    expect(chosen).toMatchObject({ values: { name: 'Mitt kurs' }, conflicts: {} });
  });
});
