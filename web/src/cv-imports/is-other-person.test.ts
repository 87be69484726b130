import { expect, it } from 'vitest';
import { isOtherPerson } from './is-other-person.ts';

it('a CV is somebody else’s if no part of its name is in that of the profile', () => {
  expect(isOtherPerson('Tuva Wikborg', 'Gunnhild Ekerhovd')).toBe(true);
  expect(isOtherPerson('KARI A. NORDLI', 'Kari Nordli')).toBe(false);
});

it('a new surname, a missing middle name or an accent make nobody else of a person', () => {
  expect(isOtherPerson('Kari Hansen', 'Kari Nordli')).toBe(false);
  expect(isOtherPerson('Rene Moller', 'René Møller')).toBe(false);
  expect(isOtherPerson('Berg, Ida', 'Ida Marie Somby-Berg')).toBe(false);
});

it('without a name to compare with, nothing is said', () => {
  expect(isOtherPerson('', 'Kari Nordli')).toBe(false);
  expect(isOtherPerson('Kari Nordli', '–')).toBe(false);
});
