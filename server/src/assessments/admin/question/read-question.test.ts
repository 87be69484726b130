import { expect, it } from 'vitest';
import { knowledge } from '../../../../assessment-corpus/vocabulary.ts';
import { readQuestion, saidIn } from './read-question.ts';

const read = (question: string) => readQuestion(question, { knowledge, locale: 'nb' });
const says = (question: string, text: string) => saidIn(text, read(question)).length;

it('a skill or a role is found by its names in all languages, and by what it is made of', () => {
  expect(says('Who knows procurement?', 'Ledet anskaffelser i tre kommuner')).toBe(1);
  expect(says('.NET-utviklere', 'C#')).toBe(1);
});

it('other words are found by what they mean, and a language by its names', () => {
  expect(says('Vem har sänkt kostnaderna i molnet?', 'Reduced the cost of the cloud')).toBe(3);
  expect(says('Who speaks German fluently?', 'Tysk')).toBe(1);
});

it('a short word is looked for as it stands', () => {
  expect([says('R', 'Ledet rapporteringen'), says('R', 'Statistikk i R')]).toEqual([0, 1]);
});

it.each([
  'Hvem er det som kan dette?',
  'Vem är det som kan det här?',
  'Who is that, and what have they had?',
])('words that only join a question are nothing that it is about: %s', (question) => {
  expect(read(question)).toEqual([]);
});
