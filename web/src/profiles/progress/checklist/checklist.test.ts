import {
  profileRules,
  ruleCodes,
  validateProfile,
  type RuleResult,
} from '@torg/protocol/profiles/profile-rules';
import type { ProfileToValidate } from '@torg/protocol/profiles/profile-to-validate';
import { describe, expect, it } from 'vitest';
import { checklistOf, progressOf } from './checklist.ts';

const today = '2026-11-20';
const aProject = (uuid: string) => ({
  uuid,
  customer: '',
  from_year: 2020,
  from_month: 3,
  description: 'x'.repeat(100),
  role_description: '',
  roles: 1,
  skills: 0,
});
const empty: ProfileToValidate = {
  name: 'Ida Blåberg',
  hasImage: false,
  description: '',
  availability: null,
  experience_since: null,
  remote_work_ok: false,
  regions: 0,
  skills: [],
  roles: [],
  languages: [],
  projects: [],
  work_experiences: [],
};
const codesIn = (places: readonly { rules: readonly RuleResult[] }[]) =>
  places.flatMap(({ rules }) => rules.map(({ code }) => code));

describe('the checklist', () => {
  it('separates what the review requires from what only activation requires', () => {
    const { qa, activation } = checklistOf(validateProfile(empty, today), false);
    expect(codesIn(qa)).toContain('description_too_short');
    expect(codesIn(qa).every((code) => profileRules[code].qa)).toBe(true);
    expect(codesIn(activation)).toContain('image_required');
    expect(codesIn(activation).some((code) => profileRules[code].qa)).toBe(false);
  });

  it('counts everything towards activation once the review is finished', () => {
    const results = validateProfile(empty, today);
    const { qa, activation } = checklistOf(results, true);
    expect(qa).toEqual([]);
    expect(codesIn(activation)).toHaveLength(results.filter(({ success }) => !success).length);
  });

  it('separates what hides an active profile from what does not', () => {
    const { activation, harmless } = checklistOf(validateProfile(empty, today), true, true);
    expect(codesIn(harmless)).toEqual(['availability_required']);
    expect(codesIn(activation)).toContain('image_required');
    expect(codesIn(activation)).not.toContain('availability_required');
    expect(checklistOf(validateProfile(empty, today), true).harmless).toEqual([]);
  });

  it('loses no rule: each either passes or is in one of the groups', () => {
    const profile = { ...empty, projects: [aProject('one'), aProject('two')] };
    const results = validateProfile(profile, today);
    const { passes, qa, activation } = checklistOf(results, false);
    const shown = new Set([...passes.map(({ code }) => code), ...codesIn([...qa, ...activation])]);
    const expected = new Set(results.map(({ code }) => code));
    expect(shown).toEqual(expected);
    expect([...shown].every((code) => ruleCodes.includes(code))).toBe(true);
  });

  it('groups the failing rules of one project, apart from the next project', () => {
    const profile = { ...empty, projects: [aProject('one'), aProject('two')] };
    const { qa } = checklistOf(validateProfile(profile, today), false);
    const places = qa.filter(({ project }) => project !== undefined);
    expect(places.map(({ project }) => project)).toEqual(['one', 'two']);
    expect(places[0]?.rules.map(({ code }) => code)).toEqual([
      'project_role_description_too_short',
      'project_skill_required',
    ]);
  });

  it('passes a rule about entries when all of them pass it', () => {
    const second = { ...aProject('two'), from_month: null };
    const profile = { ...empty, projects: [aProject('one'), second] };
    const { passes } = checklistOf(validateProfile(profile, today), false);
    const of = (code: string) => passes.find((rule) => rule.code === code);
    expect(of('project_description_too_short')?.entries).toBe(2);
    expect(of('project_start_required')).toBeUndefined();
    expect(of('name_required')?.entries).toBeNull();
  });

  it('counts the progress', () => {
    const results: RuleResult[] = [
      { code: 'name_required', success: true },
      { code: 'image_required', success: false },
    ];
    expect(progressOf(results)).toEqual({ passing: 1, of: 2 });
  });
});
