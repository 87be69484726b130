import { describe, expect, it } from 'vitest';
import { aProfile, aProject, aWorkExperience } from '../profile.fixtures.ts';
import type { Profile } from '../profiles.queries.ts';
import { railMarks } from './rail-marks.ts';
import { lacksByField, lacksIn, lacksOf, plainly, toValidate } from './rules.ts';

const today = '2026-11-20';
const marksOf = (fields: Partial<Profile>) => {
  const profile = aProfile(fields);
  const marks = railMarks(profile, lacksIn(toValidate(profile), today));
  return Object.fromEntries(
    marks.map(({ part, state, missing }) => [part, state === 'missing' ? missing : state]),
  );
};

describe('the marks in the rail', () => {
  it('count what an empty profile is asked for, each thing once', () => {
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
  it('count every project that lacks something, and those that are too few', () => {
    const projects = [
      aProject({ uuid: 'a', from_year: 2020, from_month: 1, project_customer: '' }),
      aProject({ uuid: 'b', from_year: 2020, from_month: 1 }),
    ];
    // Two descriptions, roles and skills are missing in each, the customer in one; and more projects.
    expect(marksOf({ projects, experience_since: '2016-11-01' }).projects).toBe(2 * 4 + 1 + 1);
  });
  it('are done once nothing is asked for any more', () => {
    const work = aWorkExperience({ from_year: 2015, from_month: 8 });
    const marks = marksOf({ work_experiences: [work], experience_since: '2016-08-01' });
    expect(marks['work-experiences']).toBe('done');
  });
  it('are done for what nobody asks for, once something stands there', () => {
    const course = { uuid: 'a', revision: 0, name: 'Kurs', description: '', year: 2020, month: 1 };
    expect(marksOf({ courses: [course] })['more-info']).toBe('done');
  });
});

describe('what is said of a part', () => {
  const lacks = lacksOf('description', lacksIn(toValidate(aProfile({ name: '' })), today));
  it('is the plainer of two that ask for the same', () => {
    expect(plainly(lacks)).toEqual(['name_required', 'image_required', 'description_required']);
  });
  it('stands at its field', () => {
    expect(lacksByField(plainly(lacks))).toEqual({
      name: 'name_required',
      image: 'image_required',
      description: 'description_required',
    });
  });
});
