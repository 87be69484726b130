import { expect, it } from 'vitest';
import { nameOfNeed } from './name-of-need.ts';

it('a need gets the name that somebody wrote', () => {
  expect(nameOfNeed('  Ny betaling ', [{ name: 'a.pdf' }], 'Hei')).toBe('Ny betaling');
});

it('without one it gets that of its first file, or the first line of its text', () => {
  expect(nameOfNeed(' ', [{ name: 'Utlysning_2026.PDF' }], 'Hei')).toBe('Utlysning 2026');
  expect(nameOfNeed('', [], '\n  Vi trenger \t en utvikler\nSnart')).toBe('Vi trenger en utvikler');
  expect(nameOfNeed('', [], 'Emne: Ny utvikler\nHei')).toBe('Ny utvikler');
  expect(nameOfNeed('', [], ' \n')).toBeUndefined();
});

it('of a mail it is the subject, or what stands below the greeting', () => {
  const head = 'Fra: Kari Solberg\nSendt: i går\nEmne: SV: Ny utvikler\n\nHei!';
  expect(nameOfNeed('', [], head)).toBe('Ny utvikler');
  expect(nameOfNeed('', [], 'Hei Kari,\n\nVi trenger en utvikler.')).toBe(
    'Vi trenger en utvikler.',
  );
  expect(nameOfNeed('', [], 'Hej!\n')).toBe('Hej!');
});

it('of a running text it is the first sentence, where the line is long', () => {
  const first = 'Vi trenger en erfaren utvikler til den nye kundeportalen vår.';
  expect(nameOfNeed('', [], `${first} Oppstart er i mars, og kunden er Havn AS.`)).toBe(first);
  const dotted = 'Start ca. 1. mars med bl.a. Java og Kafka i teamet som lager kundeportalen';
  expect(nameOfNeed('', [], dotted)).toBe(dotted);
});

it('a first line that is too long is cut', () => {
  expect(nameOfNeed('', [], 'a'.repeat(500))).toHaveLength(120);
});
