import { describe, expect, it } from 'vitest';
import { aProfile, aProject, aWorkExperience } from '../../profile.fixtures.ts';
import { findItem, inOrder, itemsOf } from './item-lists.ts';
import { linesOf } from './item-lines.ts';

const words = { locale: 'nb', present: 'nå', level: (level: string) => level };

describe('an entry in its list', () => {
  it('is a project by its name, or by its customer if it has none', () => {
    const project = aProject({ from_year: 2021, from_month: 3 });
    expect(linesOf('project', project, words)).toEqual({
      title: 'Kartportalen',
      more: 'Fjordkraft',
      when: 'mars\u00A02021 – nå',
    });
    expect(linesOf('project', aProject({ project_name: '' }), words)).toMatchObject({
      title: 'Fjordkraft',
      more: '',
    });
  });
  it('is a job by its company', () => {
    const lines = linesOf('work_experience', aWorkExperience({ company: '' }), words);
    expect(lines).toEqual({ title: 'Utvikler', more: '', when: '' });
  });
  it('is a language with its levels, or one level where both are the same', () => {
    const language = {
      uuid: 'a',
      revision: 0,
      came: null,
      language_name: 'Norsk',
      language_locale: 'nb',
      spoken_language_level: 'native',
      written_language_level: 'fluent',
    } as const;
    expect(linesOf('language', language, words).more).toBe('native / fluent');
    const same = { ...language, written_language_level: 'native' } as const;
    expect(linesOf('language', same, words).more).toBe('native');
  });
});

describe('the entries of a kind', () => {
  const profile = aProfile({
    projects: ['a', 'b', 'c'].map((uuid) => aProject({ uuid })),
  });
  const ids = (order: string[]) =>
    itemsOf(inOrder(profile, 'project', order), 'project').map(({ uuid }) => uuid);
  it('follow the saved order, and those not in it come last', () => {
    expect(ids(['c', 'a', 'b'])).toEqual(['c', 'a', 'b']);
    expect(ids(['c'])).toEqual(['c', 'a', 'b']);
  });
  it('are found by their id within their own kind only', () => {
    expect(findItem(profile, 'project', 'b')?.uuid).toBe('b');
    expect(findItem(profile, 'course', 'b')).toBeUndefined();
  });
});
