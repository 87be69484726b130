import {
  activationLife,
  profileQaLife,
  type ActivationState,
} from '@torg/protocol/profiles/profile-life';
import { describe, expect, it } from 'vitest';
import { moveCases } from '../testing/move-cases.ts';
import {
  activationMoves,
  can,
  mayEdit,
  mayRead,
  mayRemove,
  mayWriteTo,
  qaMoves,
  type ProfileFacts,
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
type Persona = keyof typeof people;
const everybody = Object.keys(people) as Persona[];

const someFacts = (fields: Partial<ProfileFacts> = {}): ProfileFacts => ({
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
const allowedPersonas = (may: (who: (typeof people)[Persona]) => boolean): Persona[] =>
  everybody.filter((name) => may(people[name]));

describe('rights in a profile', () => {
  it('may be edited by the consultant, the admin of the company and admins', () => {
    const owners = ['consultant', 'companyAdmin', 'admin'];
    expect(allowedPersonas((who) => mayEdit(who, someFacts()))).toEqual(owners);
    expect(allowedPersonas((who) => mayEdit(who, someFacts({ organization: null })))).toEqual([
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
  ] as const)('let these people read one that is %s', (_how, fields, readers) => {
    expect(allowedPersonas((who) => mayRead(who, someFacts(fields)))).toEqual(readers);
  });

  it('offer a message to the same people as the policy of messages', () => {
    const writers = ['colleague', 'companyAdmin', 'buyer', 'admin'];
    const may = (who: (typeof people)[Persona]) =>
      mayWriteTo(who, someFacts({ visible_in_search: true }));
    expect(allowedPersonas(may)).toEqual(writers);
    expect(allowedPersonas((who) => mayWriteTo(who, someFacts()))).toEqual([
      'colleague',
      'companyAdmin',
      'admin',
    ]);
  });

  it('let the company admin and admins delete it, but nobody their own', () => {
    expect(allowedPersonas((who) => mayRemove(who, someFacts()))).toEqual([
      'companyAdmin',
      'admin',
    ]);
    const own = can(people.companyAdmin, someFacts({ profile: 'boss' }));
    expect(own.remove).toBe(false);
  });
});

describe('each move', () => {
  const parties: Record<Persona, readonly ('owner' | 'company_admin' | 'admin')[]> = {
    consultant: ['owner'],
    colleague: [],
    companyAdmin: ['company_admin'],
    rivalAdmin: [],
    adminOfNoCompany: [],
    buyer: [],
    admin: ['admin'],
  };
  const since = new Date();
  const factsIn: Record<ActivationState, ProfileFacts> = {
    inactive: someFacts(),
    requested: someFacts({ requested_activation: since }),
    active: someFacts({ active_since: since }),
  };

  it.each(moveCases(profileQaLife))('of the review: $move from $state', (one) => {
    const { move, state, isOpen } = one;
    const facts = someFacts({ qa_status: state });
    expect(qaMoves.isOpen(facts, move)).toBe(isOpen);
    for (const name of everybody) {
      const isTheirs = one.isMoveOf(parties[name]);
      expect(qaMoves.may(people[name], facts, move), name).toBe(isTheirs);
      expect(qaMoves.can(people[name], facts, move), name).toBe(isTheirs && isOpen);
    }
  });

  it.each(moveCases(activationLife))('of activation: $move from $state', (one) => {
    const { move, state, isOpen } = one;
    const facts = factsIn[state];
    expect(activationMoves.isOpen(facts, move)).toBe(isOpen);
    for (const name of everybody) {
      const isTheirs = one.isMoveOf(parties[name]);
      expect(activationMoves.may(people[name], facts, move), name).toBe(isTheirs);
      expect(activationMoves.can(people[name], facts, move), name).toBe(isTheirs && isOpen);
    }
  });
});
