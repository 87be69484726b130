import { expect, it } from 'vitest';
import type { CvImportResult, FoundEntry } from '../cv-imports.queries.ts';
import {
  beginDraft,
  bodyOf,
  changeAll,
  changeEntry,
  countChosen,
  refusedIn,
  storedDraftOf,
} from './review-draft.ts';

const aSkill = (entry: string, given: Partial<FoundEntry> = {}) => ({
  ...{ entry, item: { name: entry, expert: false }, certainty: 'certain', source: [] },
  ...{ state: 'found', reason: null, profile_item: null, touched: false },
  terms: [{ text: entry, type: 'skill', competency: { uuid: entry } }],
  ...given,
});
const unknown: Partial<FoundEntry> = { terms: [{ text: 'x', type: 'skill', competency: null }] };

const aField = (value: string, given: object = {}) => ({
  ...{ value, certainty: 'certain', source: [], state: 'found', filled: false },
  ...given,
});

const aResult = (...entries: object[]) =>
  ({
    person: {
      name: aField('Ida Berg'),
      ...{ email: null, phone: null, title: null },
    },
    found: [{ flag_name: 'profile_skill', keep_existing_data: true, stayed: [], entries }],
  }) as unknown as CvImportResult;

it('knows the entries that a refusal means by their places', () => {
  const result = aResult(aSkill('a'), aSkill('b'));
  const paths = ['sections.0.entries.1.item.name', 'sections.0.entries.1.item', 'person.0'];
  expect(
    refusedIn(
      result,
      [...paths, 'sections.4.entries.0.item'].map((path) => ({ path })),
    ),
  ).toEqual(['b']);
});

it('ticks what the reader was sure of, and leaves the rest to a person', () => {
  const result = aResult(
    aSkill('a'),
    aSkill('b', { certainty: 'unsure' }),
    aSkill('c', { certainty: 'unsure', state: 'kept' }),
    aSkill('d', { state: 'left_out' }),
  );
  const { entries, person } = beginDraft(result);
  const kept = Object.entries(entries).filter(([, { isKept }]) => isKept);
  expect(kept.map(([entry]) => entry)).toEqual(['a', 'c']);
  expect(person).toEqual(['name']);
});

it('sends each entry with what was chosen and corrected', () => {
  const result = aResult(aSkill('a'), aSkill('b'));
  const item = { name: 'Kotlin', expert: true };
  const ticked = changeEntry(beginDraft(result), 'b', { isKept: false });
  const draft = changeEntry(ticked, 'a', { item, propose: ['Kotlin'] });
  expect(bodyOf(result, { ...draft, replaced: { profile_skill: true } })).toEqual({
    sections: [
      {
        flag_name: 'profile_skill',
        keep_existing_data: false,
        entries: [
          { entry: 'a', wanted: true, propose: ['Kotlin'], item },
          { entry: 'b', wanted: false, propose: [] },
        ],
      },
    ],
    person: ['name'],
  });
});

it('ticks a whole part at once', () => {
  const result = aResult(aSkill('a'), aSkill('b'));
  const none = changeAll(beginDraft(result), result.found[0]?.entries ?? [], false);
  expect(countChosen(none, result.found[0]?.entries ?? [])).toBe(0);
});

it('counts and unticks nothing that the profile has from elsewhere', () => {
  const result = aResult(aSkill('a'), aSkill('b', { state: 'already_there' }));
  const entries = result.found[0]?.entries ?? [];
  const begun = beginDraft(result);
  expect(countChosen(begun, entries)).toBe(1);
  const none = changeAll(begun, entries, false);
  expect([countChosen(none, entries), none.entries['b']?.isKept]).toEqual([0, true]);
});

it('proposes no word that Torg does not know, unless that is ticked', () => {
  const result = aResult(aSkill('a'), aSkill('b', unknown));
  const begun = beginDraft(result);
  const all = changeAll(begun, result.found[0]?.entries ?? [], true);
  for (const draft of [begun, all]) {
    expect(draft.entries['b']).toEqual({ isKept: false, propose: [] });
  }
  expect(countChosen(all, result.found[0]?.entries ?? [])).toBe(1);
});

it('is what was chosen before a reload, as long as the import is the same', () => {
  const draft = changeEntry(beginDraft(aResult(aSkill('a'))), 'a', { isKept: false });
  const stored = JSON.parse(JSON.stringify({ updated_at: 'then', draft })) as object;
  expect(storedDraftOf({ updated_at: 'then' }, stored)).toEqual(draft);
  expect(storedDraftOf({ updated_at: 'later' }, stored)).toBeUndefined();
  expect(storedDraftOf({ updated_at: 'then' }, undefined)).toBeUndefined();
});

it('leaves alone what the profile has already, unless it has it from here', () => {
  const result = aResult();
  const title = aField('Arkitekt', { filled: true });
  const phone = aField('22 00 00 00', { filled: true, state: 'kept' });
  const person = { ...result.person, title, phone } as CvImportResult['person'];
  expect(beginDraft({ ...result, person }).person).toEqual(['name', 'phone']);
});

it('counts a text that has no room beside the profile’s own only once it is to replace that', () => {
  const text = aSkill('a', { reason: 'field_is_filled' });
  const draft = beginDraft(aResult(text));
  expect(countChosen(draft, [text as unknown as FoundEntry])).toBe(0);
  const replacing = { ...draft, replaced: { profile_description: true } };
  expect(countChosen(replacing, [text as unknown as FoundEntry])).toBe(1);
});
