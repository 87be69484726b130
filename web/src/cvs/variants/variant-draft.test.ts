import { cvVariantLists } from '@torg/protocol/cvs/cv-terms';
import { expect, it } from 'vitest';
import { choicesOf, draftOf, moved } from './variant-draft.ts';
import type { CvVariant } from './variants.queries.ts';

const course = (item: string) => ({
  ...{ item, name: item, where: '', description: `om ${item}`, role_description: null },
});

function aVariant(choices: Partial<CvVariant['choices']> = {}): CvVariant {
  const empty = Object.fromEntries(cvVariantLists.map((list) => [list, []]));
  return {
    ...{ cv_variant: 'v', name: 'Kort', assignment: null, revision: 0, updated_at: '' },
    choices: { lists: {}, ...choices },
    profile: {
      title: 'Arkitekt',
      description: 'Om meg',
      lists: { ...empty, courses: [course('a'), course('b')] } as CvVariant['profile']['lists'],
    },
    changes: [],
  };
}

it('names nothing where everything is shown as it is', () => {
  const variant = aVariant();
  expect(choicesOf(draftOf(variant), variant)).toEqual({ lists: {} });
});

it('names what is shown, in its order and with the texts that are shorter', () => {
  const variant = aVariant();
  const draft = draftOf(variant);
  const [a, b] = moved(draft.lists.courses, 1, -1);
  if (a === undefined || b === undefined) throw new Error('two courses');
  draft.lists.courses = [
    { ...a, description: 'kort' },
    { ...b, isShown: false },
  ];
  draft.title = 'Løsningsarkitekt';
  const choices = choicesOf(draft, variant);
  expect(choices).toEqual({
    title: 'Løsningsarkitekt',
    lists: { courses: [{ item: 'b', description: 'kort' }] },
  });
  expect(choicesOf(draftOf(aVariant(choices)), variant)).toEqual(choices);
});

it('passes over what the profile no longer has', () => {
  const variant = aVariant({ lists: { courses: [{ item: 'gone' }, { item: 'b' }] } });
  const shown = draftOf(variant).lists.courses.map(({ base, isShown }) => [base.item, isShown]);
  expect(shown).toEqual([
    ['b', true],
    ['a', false],
  ]);
});

it('moves nothing past an end', () => {
  const { courses } = draftOf(aVariant()).lists;
  expect(moved(courses, 0, -1)).toEqual(courses);
  expect(moved(courses, 1, 1)).toEqual(courses);
});
