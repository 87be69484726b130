import { expect, test } from 'vitest';
import { findPeople } from './find-people.ts';

const ingrid = {
  name: 'Ingrid Solvåg',
  email: 'ingrid@blaklokke.example',
  disabled_for_import: false,
};
const roar = { name: 'Roar Hestnes', email: 'roar@blaklokke.example', disabled_for_import: true };
const linnea = { name: 'Linnéa Borge', email: null, disabled_for_import: false };
const all = [roar, ingrid, linnea];

test('without words everybody is found, those who can be chosen first', () => {
  expect(findPeople(all, {})).toEqual([ingrid, linnea, roar]);
});

test('words are found in names and addresses, however they are written', () => {
  expect(findPeople(all, { q: 'LINNEA' })).toEqual([linnea]);
  expect(findPeople(all, { q: 'blaklokke ingrid' })).toEqual([ingrid]);
});

test('those who cannot be chosen are found by themselves', () => {
  expect(findPeople(all, { stand: 'cannot' })).toEqual([roar]);
  expect(findPeople(all, { stand: 'can_be_imported' })).toEqual([ingrid, linnea]);
});
