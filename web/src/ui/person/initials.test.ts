import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it('takes a letter of each of the first two words', () => {
  expect(initialsOf('Berit Anne Dahl')).toBe('BA');
  expect(initialsOf('åse  øye')).toBe('ÅØ');
});

it('takes two letters of a single word', () => {
  expect(initialsOf('Torg')).toBe('TO');
  expect(initialsOf('3')).toBe('3');
});

it('leaves out signs and emoji, of which half a one cannot be shown', () => {
  expect(initialsOf('🦊 Rev')).toBe('RE');
  expect(initialsOf('(Kari) <Dahl>')).toBe('KD');
  expect(initialsOf('🦊')).toBe('');
});
