import { expect, it } from 'vitest';
import { linesOf } from './entry-lines.ts';

const words = { locale: 'nb', present: 'nå', level: (level: string) => `(${level})` };

it('a job is told by its employer and role, and lasts until now where it has no end', () => {
  const job = {
    ...{ company: 'Fjordkraft', description: 'Utvikler', long_description: 'Bygde ' },
    ...{ from_year: 2019, from_month: null, to_year: null, to_month: null },
  };
  expect(linesOf('work_experience', job, words)).toEqual({
    title: 'Fjordkraft · Utvikler',
    when: '2019 – nå',
    text: 'Bygde',
  });
});

it('a period within one year names it once', () => {
  const period = { from_year: 2020, from_month: null, to_year: 2020, to_month: null };
  expect(linesOf('project', period, words).when).toBe('2020');
});

it('what has a year alone is told with it, and what has none without', () => {
  expect(linesOf('course', { name: 'Kurs', year: 2021, month: null }, words).when).toBe('2021');
  expect(linesOf('profile_skill', { name: 'Kotlin', expert: true }, words)).toEqual({
    title: 'Kotlin',
    when: '',
    text: '',
  });
});

it('a language is told with how well it is known, once', () => {
  const level = { spoken_language_level: 'fluent', written_language_level: 'fluent' };
  const told = linesOf('language', { language_name: 'Engelsk', ...level }, words);
  expect(told).toEqual({ title: 'Engelsk', when: '(fluent)', text: '' });
});
