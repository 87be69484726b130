import { expect, it } from 'vitest';
import { languagesIn, levelIn } from '../../../platform/text/language-names.ts';
import { aPage } from '../a-page.ts';
import { readCv } from '../read-cv.ts';
import { namesIn } from './read-skills.ts';
import { resemblanceOf } from './words-of-fields.ts';

it('languages are known by their names in several languages', () => {
  expect(languagesIn('Norsk (morsmål), engelska och German').map(({ locale }) => locale)).toEqual([
    'nb',
    'en',
    'de',
  ]);
  expect(languagesIn('Norskehavet')).toEqual([]);
});

it('levels belong to the language on their line', () => {
  const page = aPage([
    { text: 'Kari Nordmann', x: 50, y: 50, size: 22 },
    { text: 'Språk', x: 50, y: 90, size: 14, bold: true },
    { text: 'Norsk', x: 50, y: 110 },
    { text: 'Muntlig: flytende, Skriftlig: middels', x: 200, y: 110 },
    { text: 'Kannada', x: 50, y: 124 },
    { text: 'Morsmål', x: 200, y: 124 },
  ]);
  const levels = (readCv([page]).found.language ?? []).map(({ item }) => [
    ...[item.language_locale, item.spoken_language_level, item.written_language_level],
  ]);
  expect(levels).toEqual([
    ['nb', 'fluent', 'intermediate'],
    ['kn', 'native', 'native'],
  ]);
});

it.each([
  ['Morsmål', 'native'],
  ['Flytende', 'fluent'],
  ['C1', 'fluent'],
  ['Professional working proficiency', 'intermediate'],
  ['Grunnleggende', 'basic'],
  ['Limited working', 'basic'],
  ['–', null],
])('the level of “%s” is %s', (text, level) => {
  expect(levelIn(text)).toBe(level);
});

it('skills are named without labels, levels and years', () => {
  expect(namesIn('Språk: Kotlin (5 år), Java (ekspert) | C#; AWS (Lambda, Glue)')).toEqual([
    'Kotlin',
    'Java',
    'C#',
    'AWS (Lambda, Glue)',
  ]);
});

it.each(['expert', 'ekspert', 'advanced', 'avancerad'])('“(%s)” is no part of a skill', (level) => {
  expect(namesIn(`Kotlin, PostgreSQL (${level})`)).toEqual(['Kotlin', 'PostgreSQL']);
});

it('words tell roles, companies, schools and places apart', () => {
  expect(resemblanceOf('Seniorutvikler').role).toBeGreaterThanOrEqual(1);
  expect(resemblanceOf('Granitt Forsikring AS').company).toBeGreaterThan(0.5);
  expect(resemblanceOf('Høgskulen på Sogn').school).toBe(1);
  expect(resemblanceOf('Oslo, Norge').place).toBe(1);
  expect(resemblanceOf('Kobolt').place).toBe(0);
});
