import {
  activationLife,
  activationStates,
  profileQaLife,
  profileQaStatuses,
  type ActivationMove,
  type ProfileQaMove,
} from '@torg/protocol/profile-life';
import { describe, expect, it } from 'vitest';
import {
  canMoveActivation,
  canMoveQa,
  mayEdit,
  mayMoveActivation,
  mayMoveQa,
  mayRead,
  mayRemove,
  mayWriteTo,
  can,
  type ProfileStanding,
} from './profiles.policy.ts';

const company = 'company';
const consultant = {
  account: 'consultant',
  role: 'consultant',
  isAdminInCompany: false,
  organization: company,
  verified: true,
} as const;
const people = {
  consultant,
  colleague: { ...consultant, account: 'colleague' },
  companyAdmin: { ...consultant, account: 'boss', isAdminInCompany: true },
  rivalAdmin: { ...consultant, account: 'rival', organization: 'rival', isAdminInCompany: true },
  adminOfNoCompany: { ...consultant, account: 'lone', organization: null, isAdminInCompany: true },
  buyer: { ...consultant, account: 'buyer', role: 'consultant_buyer', organization: 'client' },
  admin: { ...consultant, account: 'admin', role: 'admin', organization: null },
} as const;
type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];

const aStanding = (fields: Partial<ProfileStanding> = {}): ProfileStanding => ({
  profile: 'consultant',
  organization: company,
  qa_status: 'approved',
  active_since: null,
  requested_activation: null,
  visible_in_search: false,
  deactivated: false,
  has_answered_reader: false,
  ...fields,
});
const those = (may: (who: (typeof people)[Who]) => boolean): Who[] =>
  everybody.filter((name) => may(people[name]));

describe('rights in a profile', () => {
  it('are edited by the consultant, the admin of the company and admins', () => {
    const owners = ['consultant', 'companyAdmin', 'admin'];
    expect(those((who) => mayEdit(who, aStanding()))).toEqual(owners);
    expect(those((who) => mayEdit(who, aStanding({ organization: null })))).toEqual([
      'consultant',
      'admin',
    ]);
  });

  it.each([
    ['hidden', {}, ['consultant', 'companyAdmin', 'admin']],
    [
      'visible',
      { visible_in_search: true },
      ['consultant', 'companyAdmin', 'rivalAdmin', 'adminOfNoCompany', 'buyer', 'admin'],
    ],
    [
      'hidden, and has answered the reader',
      { has_answered_reader: true },
      ['consultant', 'companyAdmin', 'buyer', 'admin'],
    ],
  ] as const)('let these read one that is %s', (_how, fields, readers) => {
    expect(those((who) => mayRead(who, aStanding(fields)))).toEqual(readers);
  });

  it('offer a message to those from whom messages takes a first one', () => {
    const writers = ['colleague', 'companyAdmin', 'buyer', 'admin'];
    const may = (who: (typeof people)[Who]) =>
      mayWriteTo(who, aStanding({ visible_in_search: true }));
    expect(those(may)).toEqual(writers);
    expect(those((who) => mayWriteTo(who, aStanding()))).toEqual([
      'colleague',
      'companyAdmin',
      'admin',
    ]);
  });

  it('let the company admin and admins remove it, nobody themself', () => {
    expect(those((who) => mayRemove(who, aStanding()))).toEqual(['companyAdmin', 'admin']);
    const own = can(people.companyAdmin, aStanding({ profile: 'boss' }));
    expect(own.remove).toBe(false);
  });
});

describe('every move of the review', () => {
  const parties: Record<Who, readonly string[]> = {
    consultant: ['owner'],
    colleague: [],
    companyAdmin: ['company_admin'],
    rivalAdmin: [],
    adminOfNoCompany: [],
    buyer: [],
    admin: ['admin'],
  };
  const moves = Object.keys(profileQaLife.moves) as ProfileQaMove[];
  it.each(moves)('%s: by those and from the states of its table, by nobody else', (move) => {
    const row = profileQaLife.moves[move];
    const by: readonly string[] = row.by;
    for (const name of everybody) {
      const expected = parties[name].some((party) => by.includes(party));
      expect(mayMoveQa(people[name], aStanding(), move), name).toBe(expected);
    }
    const from: readonly string[] = row.from;
    for (const status of profileQaStatuses) {
      expect(canMoveQa(status, move), status).toBe(from.includes(status));
    }
  });

  const activations = Object.keys(activationLife.moves) as ActivationMove[];
  it.each(activations)('%s: the same of activation', (move) => {
    const row = activationLife.moves[move];
    const by: readonly string[] = row.by;
    for (const name of everybody) {
      const expected = parties[name].some((party) => by.includes(party));
      expect(mayMoveActivation(people[name], aStanding(), move), name).toBe(expected);
    }
    const from: readonly string[] = row.from;
    for (const state of activationStates) {
      expect(canMoveActivation(state, move), state).toBe(from.includes(state));
    }
  });
});
