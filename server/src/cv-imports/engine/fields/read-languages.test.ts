import { expect, it } from 'vitest';
import { languagesIn, levelIn } from '../../../platform/text/language-names.ts';
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
  expect(namesIn('Språk: Kotlin (5 år), Java | C#; AWS (Lambda, Glue)')).toEqual([
    'Kotlin',
    'Java',
    'C#',
    'AWS (Lambda, Glue)',
  ]);
});

it('words tell roles, companies, schools and places apart', () => {
  expect(resemblanceOf('Seniorutvikler').role).toBeGreaterThanOrEqual(1);
  expect(resemblanceOf('Granitt Forsikring AS').company).toBeGreaterThan(0.5);
  expect(resemblanceOf('Høgskulen på Sogn').school).toBe(1);
  expect(resemblanceOf('Oslo, Norge').place).toBe(1);
  expect(resemblanceOf('Kobolt').place).toBe(0);
});
