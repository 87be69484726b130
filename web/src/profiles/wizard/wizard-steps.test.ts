import { expect, test } from 'vitest';
import type { Profile } from '../profiles.queries.ts';
import { leftIn, neighbour, stateOf, wizardSteps } from './wizard-steps.ts';

const fresh = {
  name: 'Ny Konsulent',
  title: null,
  image: null,
  consultant_company: null,
  regions: [],
  remote_work_ok: false,
  roles: [],
  skills: [],
  projects: [],
  work_experiences: [],
  educations: [],
};

test('a fresh profile has every step left, and can be finished anyway', () => {
  expect(leftIn(fresh)).toEqual(['name', 'photo', 'company', 'place', 'roles', 'skills']);
  expect(wizardSteps.every((step) => stateOf(step, fresh) === 'untouched')).toBe(true);
});

test('a step is done when the profile has its content, wherever it was written', () => {
  expect(stateOf('name', { ...fresh, title: 'Arkitekt' })).toBe('done');
  expect(stateOf('place', { ...fresh, remote_work_ok: true })).toBe('done');
  expect(leftIn({ ...fresh, title: 'Arkitekt', remote_work_ok: true })).not.toContain('name');
});

test('the step of the CV is done once there is something of one, and nobody is asked for it', () => {
  const education = {} as Profile['educations'][number];
  expect(stateOf('cv', { ...fresh, educations: [education] })).toBe('done');
  expect(leftIn(fresh)).not.toContain('cv');
});

test('the first step has none before it, and the last none after it', () => {
  expect(neighbour('name', -1)).toBeUndefined();
  expect(neighbour('name', 1)).toBe('photo');
  expect(neighbour('done', 1)).toBeUndefined();
});
