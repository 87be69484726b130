import { expect, it } from 'vitest';
import { roleInSentence } from './role-in-sentence.ts';

it.each([
  ['Prosjektleder', 'prosjektleder'],
  ['Økonomisjef', 'økonomisjef'],
  ['Backend-utvikler', 'backend-utvikler'],
  ['Data engineer', 'data engineer'],
  ['Rådgiver i fysisk sikring', 'rådgiver i fysisk sikring'],
])('%s loses its capital within a sentence', (name, written) => {
  expect(roleInSentence(name)).toBe(written);
});

it.each([
  'Java-utvikler',
  'Go developer',
  'AI engineer',
  'DevOps-ingeniør',
  '.NET-utvikler',
  'iOS-utvikler',
  'Power Platform-utvikler',
  'M&A-rådgiver',
  '3D-designer',
  '',
])('%s keeps how it is written', (name) => {
  expect(roleInSentence(name)).toBe(name);
});
