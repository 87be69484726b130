import { expect, it } from 'vitest';
import type { EntryRow } from './entry-row.ts';
import { planMarked, type MarkedInput } from './plan-marked.ts';

const there = (uuid: string, mark = false) => ({ uuid, mark, name: uuid });
const row = (uuid: string, state: EntryRow['state']): EntryRow => ({
  ...{ entry: `entry of ${uuid}`, cv_import: 'import', flag: 'profile_skill' as const },
  ...({ position: 0, source: [], certainty: 'certain', state, reason: null } as const),
  ...{ item: { name: uuid, expert: false }, profile_item: null, item_revision: null },
  terms: [{ text: uuid, type: 'skill', competency: uuid }],
});

function plan(fields: Partial<MarkedInput> & Pick<MarkedInput, 'entries' | 'existing'>) {
  const { entries } = fields;
  return planMarked({
    ...({ markField: 'expert', addsToExisting: true, dropped: 'undone', most: 100 } as const),
    choices: new Map(entries.map(({ entry }) => [entry, { isWanted: false }])),
    competencies: new Map(entries.map(({ entry, item }) => [entry, String(item['name'])])),
    ...{ seen: [], replaced: [] },
    ...fields,
  });
}

it('skills that an import replaced stand in their order again once it is undone', () => {
  const { list, section } = plan({
    existing: [there('Kotlin'), there('Angular')],
    entries: [row('Kotlin', 'already_there'), row('Angular', 'kept')],
    seen: ['Arkitektur', 'Kotlin', 'Java'],
    replaced: [
      { uuid: 'Arkitektur', mark: true },
      { uuid: 'Java', mark: false },
    ],
  });
  expect(list).toEqual([
    { uuid: 'Arkitektur', mark: true },
    { uuid: 'Kotlin', mark: false },
    { uuid: 'Java', mark: false },
  ]);
  expect(section.replaced.marked).toEqual([]);
});

it('what somebody has added since follows after them', () => {
  const { list } = plan({
    existing: [there('Kotlin'), there('Svelte', true)],
    entries: [row('Kotlin', 'already_there')],
    seen: ['Java', 'Kotlin'],
    replaced: [{ uuid: 'Java', mark: false }],
  });
  expect(list?.map(({ uuid }) => uuid)).toEqual(['Java', 'Kotlin', 'Svelte']);
});

it('where nothing comes back, the order stays as it is', () => {
  const { list } = plan({
    existing: [there('Kotlin'), there('Java')],
    entries: [row('Kotlin', 'already_there')],
    seen: ['Java', 'Kotlin'],
  });
  expect(list).toBeUndefined();
});
