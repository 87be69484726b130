import { expect, it } from 'vitest';
import { sectionNamed } from './heading-words.ts';
import { tableColumns } from './table-heads.ts';

it.each([
  ['Arbeidserfaring', 'work_experience'],
  ['RELEVANT ARBEIDSERFARING:', 'work_experience'],
  ['Arbeidsrøynsle', 'work_experience'],
  ['Erhvervserfaring', 'work_experience'],
  ['Berufserfahrung', 'work_experience'],
  ['Työkokemus', 'work_experience'],
  ['OMMIG', 'profile_description'],
  ['3. Utdanning', 'education'],
  ['Utdanning og kurs', 'education'],
  ['Licenses & Certifications', 'certification'],
  ['Språk', 'language'],
  ['Sprogkundskaber', 'language'],
  ['Utvalgte prosjekter', 'project'],
  ['Fremhevede roller', 'profile_role'],
  ['Selected Industry Experience', 'work_experience'],
  ['DEGREES', 'education'],
  ['Technical Strengths', 'profile_skill'],
  ['Verv', 'position_experience'],
  ['Job experience', 'work_experience'],
  ['Experiencia laboral', 'work_experience'],
  ['Formação', 'education'],
  ['Langues', 'language'],
])('“%s” names the section %s', (text, kind) => {
  expect(sectionNamed(text)).toBe(kind);
});

it.each(['Utvikler', 'Kvist AS', 'Erfaring fra bank og forsikring i ti år', ''])(
  '“%s” names none',
  (text) => {
    expect(sectionNamed(text)).toBeNull();
  },
);

const cells = (...texts: string[]) => texts.map((text, at) => ({ text, x: at * 100 })) as never;

it('a line may name the columns of a table', () => {
  expect(tableColumns({ cells: cells('VARIGHET', 'ARBEIDSGIVER', 'TITTEL') })).toEqual([
    { role: 'date', x: 0 },
    { role: 'company', x: 100 },
    { role: 'title', x: 200 },
  ]);
  expect(tableColumns({ cells: cells('Kvist AS', 'Utvikler') })).toBeNull();
});
