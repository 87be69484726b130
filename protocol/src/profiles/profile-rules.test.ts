import { describe, expect, it } from 'vitest';
import {
  failingAt,
  profileRules,
  projectsNeeded,
  ruleCodes,
  validateProfile,
  wholeYears,
  yearsLater,
  type RuleCode,
  type RuleLevel,
} from './profile-rules.ts';
import type {
  ProfileToValidate,
  ProjectToValidate,
  WorkExperienceToValidate,
} from './profile-to-validate.ts';

const today = '2026-11-20';
const text = (length: number) => 'x'.repeat(length);

const aProject = (fields: Partial<ProjectToValidate> = {}): ProjectToValidate => ({
  uuid: 'project',
  customer: 'Fjordkraft',
  from_year: 2020,
  from_month: 1,
  description: text(100),
  role_description: text(100),
  roles: 1,
  skills: 1,
  ...fields,
});
const aJob = (fields: Partial<WorkExperienceToValidate> = {}): WorkExperienceToValidate => ({
  uuid: 'job',
  company: 'Nordvik',
  from_year: 2016,
  from_month: 8,
  to_year: null,
  to_month: null,
  ...fields,
});

/** Passes every rule by the smallest margin. */
const aProfile = (fields: Partial<ProfileToValidate> = {}): ProfileToValidate => ({
  name: 'Ida',
  hasImage: true,
  description: text(500),
  availability: today,
  experience_since: '2016-08-01',
  remote_work_ok: true,
  regions: 0,
  skills: [true, false, false, false, false].map((expert) => ({ expert })),
  roles: [{ emphasize: true }],
  languages: [{ spoken: 'native', written: null }],
  projects: Array.from({ length: 5 }, () => aProject()),
  work_experiences: [aJob()],
  ...fields,
});

const failing = (fields: Partial<ProfileToValidate>): RuleCode[] => [
  ...new Set(
    validateProfile(aProfile(fields), today).flatMap(({ code, success }) =>
      success ? [] : [code],
    ),
  ),
];

const withProject = (fields: Partial<ProjectToValidate>) => ({
  projects: [aProject(fields), ...Array.from({ length: 4 }, () => aProject())],
});

/** What breaks each rule, with the other rules that cannot pass then either. */
const breaks: Record<RuleCode, [fields: Partial<ProfileToValidate>, also?: RuleCode[]]> = {
  name_required: [{ name: ' ' }],
  image_required: [{ hasImage: false }],
  description_required: [{ description: ' ' }, ['description_too_short']],
  description_too_short: [{ description: text(499) }],
  availability_required: [{ availability: null }],
  experience_since_required: [
    { experience_since: null },
    ['experience_too_short', 'work_experience_start_too_late'],
  ],
  experience_too_short: [{ experience_since: '2024-11-20' }],
  remote_or_region_required: [{ remote_work_ok: false }],
  too_few_skills: [{ skills: [true, true, true, true].map((expert) => ({ expert })) }],
  no_expert_skill: [{ skills: Array.from({ length: 5 }, () => ({ expert: false })) }],
  role_required: [{ roles: [] }, ['emphasized_role_required']],
  emphasized_role_required: [{ roles: [{ emphasize: false }] }],
  language_required: [{ languages: [] }],
  language_level_required: [{ languages: [{ spoken: null, written: null }] }],
  too_few_projects: [{ projects: Array.from({ length: 4 }, () => aProject()) }],
  project_customer_required: [withProject({ customer: '' })],
  project_start_required: [withProject({ from_month: null })],
  project_description_too_short: [withProject({ description: text(99) })],
  project_role_description_too_short: [withProject({ role_description: text(99) })],
  project_role_required: [withProject({ roles: 0 })],
  project_skill_required: [withProject({ skills: 0 })],
  work_experience_required: [
    { work_experiences: [] },
    ['work_experience_start_too_late', 'ongoing_work_experience_required'],
  ],
  work_experience_start_too_late: [{ work_experiences: [aJob({ from_month: 9 })] }],
  ongoing_work_experience_required: [{ work_experiences: [aJob({ to_year: 2025 })] }],
  work_experience_company_required: [{ work_experiences: [aJob({ company: '' })] }],
  work_experience_start_required: [{ work_experiences: [aJob({ from_month: null })] }],
};

describe('the rules of a profile', () => {
  it('all pass for a profile that has just enough of everything', () => {
    expect(failing({})).toEqual([]);
  });

  it.each(ruleCodes)('include %s, which fails alone when its condition does', (code) => {
    const [fields, also = []] = breaks[code];
    expect(new Set(failing(fields))).toEqual(new Set([code, ...also]));
  });

  it('fail exactly when their conditions do, whatever else is broken', () => {
    let seed = 20_261_120;
    const dice = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    const fieldOf = (code: RuleCode) => Object.keys(breaks[code][0]).join();
    for (let round = 0; round < 500; round += 1) {
      // Of those that break the same field only one can be chosen.
      const chosen = new Map<string, RuleCode>();
      for (const code of ruleCodes) if (dice() < 0.3) chosen.set(fieldOf(code), code);
      const codes = [...chosen.values()];
      const fields = Object.assign({}, ...codes.map((code) => breaks[code][0]));
      const expected = new Set(codes.flatMap((code) => [code, ...(breaks[code][1] ?? [])]));
      // These read two fields; the other one may be the broken one.
      if (fields.experience_since === null) expected.delete('too_few_projects');
      if (fields.experience_since === '2024-11-20') {
        expected.delete('too_few_projects');
        expected.delete('work_experience_start_too_late');
        if (fields.work_experiences?.length === 0) expected.add('work_experience_start_too_late');
      }
      expect(new Set(failing(fields)), JSON.stringify(codes)).toEqual(expected);
    }
  });

  it('are reported for each item separately', () => {
    const results = validateProfile(
      aProfile({ projects: [aProject({ uuid: 'a' }), aProject({ uuid: 'b', skills: 0 })] }),
      today,
    );
    expect(results.filter(({ code }) => code === 'project_skill_required')).toEqual([
      { code: 'project_skill_required', project: 'a', success: true },
      { code: 'project_skill_required', project: 'b', success: false },
    ]);
  });

  it('block the levels that they belong to', () => {
    const results = validateProfile(aProfile({ hasImage: false, description: '' }), today);
    const codes = (level: RuleLevel) => failingAt(results, level).map(({ code }) => code);
    expect(codes('qa')).toEqual(['description_required', 'description_too_short']);
    expect(codes('activation')).toEqual([
      'image_required',
      'description_required',
      'description_too_short',
    ]);
    expect(codes('visibility')).toEqual(codes('activation'));
    expect(Object.values(profileRules).filter(({ qa }) => qa)).toHaveLength(17);
  });

  it('hide an active profile when any activation rule but that of availability fails', () => {
    const other = ruleCodes.filter(
      (code) => profileRules[code].activation !== profileRules[code].visibility,
    );
    expect(other).toEqual(['availability_required']);
    const results = validateProfile(aProfile({ availability: null }), today);
    expect(failingAt(results, 'activation')).toHaveLength(1);
    expect(failingAt(results, 'visibility')).toEqual([]);
  });
});

describe('the boundaries of the rules', () => {
  it.each([
    ['ended last month', 2026, 10, false],
    ['ends this month', 2026, 11, true],
    ['ends next month', 2026, 12, true],
    ['ends some time this year', 2026, null, true],
    ['ended last year', 2025, 12, false],
    ['ends in years', 2029, 1, true],
  ])('a job that %s is ongoing or not', (_when, to_year, to_month, isOngoing) => {
    const codes = failing({ work_experiences: [aJob({ to_year, to_month })] });
    expect(codes.includes('ongoing_work_experience_required')).toBe(!isOngoing);
  });

  it.each([
    ['2024-11-19', true],
    ['2024-11-20', false],
    ['2024-11-21', false],
  ])('experience since %s is more than two years: %s', (experience_since, isEnough) => {
    expect(failing({ experience_since }).includes('experience_too_short')).toBe(!isEnough);
  });

  it('treat 28 February as the anniversary of a leap day in the years without one', () => {
    expect(yearsLater('2024-02-29', 2)).toBe('2026-02-28');
    expect(yearsLater('2024-02-29', 4)).toBe('2028-02-29');
    expect(yearsLater('1896-02-29', 4)).toBe('1900-02-28');
    expect(wholeYears('2024-02-29', '2026-02-27')).toBe(1);
    expect(wholeYears('2024-02-29', '2026-02-28')).toBe(2);
    expect(wholeYears('2027-01-01', '2026-11-20')).toBe(0);
  });

  it.each([
    [null, 0],
    ['2026-11-20', 0],
    ['2025-11-20', 1],
    ['2023-11-20', 2],
    ['2022-11-20', 2],
    ['2017-11-21', 4],
    ['2017-11-20', 5],
    ['2016-11-20', 5],
    ['1990-01-01', 5],
  ])('experience since %s requires %i projects', (since, needed) => {
    expect(projectsNeeded(since, today)).toBe(needed);
  });
});
