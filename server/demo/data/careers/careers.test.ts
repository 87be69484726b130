import { limits } from '@torg/protocol/limits';
import { projectsNeeded } from '@torg/protocol/profiles/profile-rules';
import { describe, expect, it } from 'vitest';
import { demoLooks } from '../looks.ts';
import { consultantOf, repeated, roleKeys, skillKeys } from '../lookup.ts';
import { demoConsultants } from '../people.ts';
import { careerOf } from './careers.ts';

const all = [...careerOf].map(([key, career]) => ({ key, career }));
const projects = all.flatMap(({ key, career }) => career.projects.map((one) => ({ key, ...one })));

describe('careers of the demo data', () => {
  it('belong to everybody who has finished the wizard', () => {
    const come = demoConsultants.filter(({ status }) => status.completedWizard);
    expect(come.map(({ key }) => key).toSorted()).toEqual([...careerOf.keys()].toSorted());
  });

  it('never share a project', () => {
    expect(repeated(projects.map(({ text }) => text))).toEqual([]);
    expect(repeated(projects.map(({ did }) => did))).toEqual([]);
    expect(repeated(projects.map(({ key, name }) => `${key} ${name}`))).toEqual([]);
  });

  it('name roles and skills that exist, each once in a project', () => {
    const odd = projects.filter(
      ({ roles = [], skills }) =>
        roles.some((key) => !roleKeys.has(key)) ||
        skills.some((key) => !skillKeys.has(key)) ||
        skills.length === 0 ||
        repeated([...roles, ...skills]).length > 0,
    );
    expect(odd.map(({ key, name }) => `${key}: ${name}`)).toEqual([]);
  });

  it('have as many projects as the years of experience require, and no more than they have room for', () => {
    const odd = all.filter(({ key, career }) => {
      const person = consultantOf.get(key);
      const years = person?.experienceYears ?? 0;
      const needed = projectsNeeded(`${2000 - years}-01-01`, '2000-01-01');
      const months = career.projects.reduce((total, one) => total + one.months, 0);
      const isThin = person?.status.qaStatus === 'not_started';
      return (!isThin && career.projects.length < needed) || months > years * 12;
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  it('fit into the fields of a profile', () => {
    const names = all.flatMap(({ career }) => [
      ...career.projects.flatMap(({ name, customer }) => [name, customer]),
      ...career.jobs.map(({ title }) => title),
      ...career.educations.flatMap(({ school, programme }) => [school, programme]),
    ]);
    expect(names.filter((name) => name === '' || name.length > limits.profile.itemName)).toEqual(
      [],
    );
  });

  it('come with a photo for everybody who is active', () => {
    const faceless = demoConsultants.filter(
      ({ key, status }) => status.active && demoLooks[key] === undefined,
    );
    expect(faceless.map(({ key }) => key)).toEqual([]);
    const drawn = Object.values(demoLooks).map((look) => JSON.stringify(look));
    expect(repeated(drawn)).toEqual([]);
    expect(drawn).toHaveLength(70);
  });
});
