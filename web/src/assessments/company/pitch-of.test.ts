import { expect, test } from 'vitest';
import { pitchOf } from './pitch-of.ts';

test('each strength is a line of the draft, with its reason where there is one', () => {
  const strengths = [
    { title: 'Java', description: 'Brukt i fire år.', evidence: [] },
    { title: 'Ledelse', description: '', evidence: [] },
  ];
  expect(pitchOf(strengths)).toBe('– Java: Brukt i fire år.\n– Ledelse');
});
