import { describe, expect, it } from 'vitest';
import {
  readinessCodes,
  readinessField,
  missingForPublishing,
  type ReadinessInput,
} from './readiness.ts';

const ready: ReadinessInput = {
  title: 'Løsningsarkitekt',
  assignment_type: 'direct',
  description: 'a'.repeat(200),
  roles: 1,
  skills: 0,
  percent: 100,
  deadline: { deadline_with_date: '2026-12-11' },
  answer_by: '2027-01-01',
  public_date: null,
  region: true,
  allow_remote_work: false,
  abidance_deadline: '2026-12-11',
  invited: 1,
  today: '2026-12-11',
};

describe('what an assignment lacks before it can be published', () => {
  it('is nothing when everything is there', () => {
    expect(missingForPublishing(ready)).toEqual([]);
  });

  it('is everything at once for an empty draft, in the order of the wizard', () => {
    const empty: ReadinessInput = {
      title: '',
      assignment_type: 'direct',
      description: '',
      roles: 0,
      skills: 0,
      percent: null,
      deadline: null,
      answer_by: null,
      public_date: null,
      region: false,
      allow_remote_work: false,
      abidance_deadline: null,
      invited: 0,
      today: '2026-12-11',
    };
    const ofDays = [
      'deadline_has_passed',
      'abidance_deadline_too_early',
      'answer_by_too_early',
      'answer_by_too_late',
    ];
    expect(missingForPublishing(empty)).toEqual(
      readinessCodes.filter((code) => !ofDays.includes(code)),
    );
  });

  it.each([
    ['a title of four characters', { title: 'Arki' }, ['title_length']],
    ['a title of 121 characters', { title: 'a'.repeat(121) }, ['title_length']],
    ['a title whose length is only spaces', { title: '  ab   ' }, ['title_length']],
    [
      'a description of 199 characters',
      { description: 'a'.repeat(199) },
      ['description_too_short'],
    ],
    ['neither a role nor a skill', { roles: 0 }, ['role_or_skill_required']],
    ['no percent', { percent: null }, ['percent_required']],
    ['no choice of deadline', { deadline: null }, ['deadline_required']],
    [
      'a deadline with a missing date',
      { deadline: { deadline_with_date: null } },
      ['deadline_required'],
    ],
    ['a deadline that was yesterday', { today: '2026-12-12' }, ['deadline_has_passed']],
    ['a deadline that was yesterday, of a published assignment', { today: null }, []],
    ['a public assignment that invites nobody', { assignment_type: 'public', invited: 0 }, []],
    ['a direct assignment that invites nobody', { invited: 0 }, ['invited_required']],
    ['no region', { region: false }, ['region_required']],
    [
      'an abidance deadline before the deadline',
      { abidance_deadline: '2026-12-10' },
      ['abidance_deadline_too_early'],
    ],
  ] as [string, Partial<ReadinessInput>, string[]][])('names %s', (_what, change, codes) => {
    expect(missingForPublishing({ ...ready, ...change })).toEqual(codes);
  });

  it.each([
    ['a skill instead of a role', { roles: 0, skills: 1 }],
    ['a title of five characters', { title: 'Tester'.slice(0, 5) }],
    ['no region when remote work is allowed', { region: false, allow_remote_work: true }],
    ['an answer at any time', { deadline: {} }],
    ['no abidance deadline', { abidance_deadline: null }],
  ] as [string, Partial<ReadinessInput>][])('accepts %s', (_what, change) => {
    expect(missingForPublishing({ ...ready, ...change })).toEqual([]);
  });

  it('has a field of the wizard for every code', () => {
    expect(Object.keys(readinessField)).toEqual([...readinessCodes]);
  });
});
