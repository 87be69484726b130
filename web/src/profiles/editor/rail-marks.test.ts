import { describe, expect, it } from 'vitest';
import { aProfile, aProject, aWorkExperience } from '../profile.fixtures.ts';
import type { Profile } from '../profiles.queries.ts';
import { railMarks } from './rail-marks.ts';
import { lacksByField, lacksIn, lacksOf, withoutImplied, toValidate } from './rules.ts';

const today = '2026-11-20';
const marksOf = (fields: Partial<Profile>) => {
  const profile = aProfile(fields);
  const marks = railMarks(profile, lacksIn(toValidate(profile), today));
  return Object.fromEntries(
    marks.map(({ part, state, missing }) => [part, state === 'missing' ? missing : state]),
  );
};

describe('the marks in the rail', () => {
  it('count everything that an empty profile lacks, each thing once', () => {
    expect(marksOf({})).toEqual({
      description: 2,
      facts: 3,
      skills: 3,
      projects: 'done',
      'work-experiences': 1,
      educations: 'optional',
      languages: 1,
      'more-info': 'optional',
    });
  });
  it('count every project that lacks something, and the missing projects', () => {
    const projects = [
      aProject({ uuid: 'a', from_year: 2020, from_month: 1, project_customer: '' }),
      aProject({ uuid: 'b', from_year: 2020, from_month: 1 }),
    ];
    // Each lacks two descriptions, roles and skills, one lacks the customer; and there are too few
    // projects.
    expect(marksOf({ projects, experience_since: '2016-11-01' }).projects).toBe(2 * 4 + 1 + 1);
  });
  it('are done once no rule fails', () => {
    const work = aWorkExperience({ from_year: 2015, from_month: 8 });
    const marks = marksOf({ work_experiences: [work], experience_since: '2016-08-01' });
    expect(marks['work-experiences']).toBe('done');
  });
  it('are done for an optional part once it has an entry', () => {
    const saved = { uuid: 'a', revision: 0, came: null };
    const course = { ...saved, name: 'Kurs', description: '', year: 2020, month: 1 };
    expect(marksOf({ courses: [course] })['more-info']).toBe('done');
  });
});

describe('a hint at a part', () => {
  const lacks = lacksOf('description', lacksIn(toValidate(aProfile({ name: '' })), today));
  it('is the simpler one of two rules that require the same', () => {
    expect(withoutImplied(lacks)).toEqual([
      'name_required',
      'image_required',
      'description_required',
    ]);
  });
  it('is shown at its field', () => {
    expect(lacksByField(withoutImplied(lacks))).toEqual({
      name: 'name_required',
      image: 'image_required',
      description: 'description_required',
    });
  });
});
