import {
  contractLife,
  signatoryLife,
  contractStatuses,
} from '@torg/protocol/contracts/contract-life';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../platform/actor.ts';
import { moveCases } from '../testing/move-cases.ts';
import {
  can as canAt,
  contractMoves,
  mayRead,
  mayReadTerms,
  signatoryMoves,
  statusAt,
  type ContractFacts,
} from './contracts.policy.ts';

type PolicyActor = Pick<Actor, 'account' | 'role' | 'isAdminInCompany' | 'organization'>;
const person = (
  account: string,
  role: Actor['role'],
  organization: string | null,
  isAdminInCompany = false,
): PolicyActor => ({ account, role, organization, isAdminInCompany });

const people = {
  admin: person('admin', 'admin', null),
  buyer: person('buyer', 'consultant_buyer', 'client'),
  otherBuyer: person('other-buyer', 'consultant_buyer', 'other-client'),
  companyAdmin: person('company-admin', 'consultant', 'company', true),
  otherCompanyAdmin: person('other-company-admin', 'consultant', 'rival', true),
  colleague: person('colleague', 'consultant', 'company'),
  signer: person('signer', 'consultant', null),
};
type Name = keyof typeof people;
const names = Object.keys(people) as Name[];

const now = new Date('2026-03-02T12:00:00Z');
const can = (actor: PolicyActor, row: ContractFacts) => canAt(actor, row, now);

const facts = (more: Partial<ContractFacts> = {}): ContractFacts => ({
  ...{ kind: 'assignment', provider: 'torg_sign', status: 'in_progress', expires_at: null },
  ...{ organization: 'company', sender_organization: 'client' },
  signatories: [
    { signatory: 'one', status: 'unopened', account: 'signer' },
    { signatory: 'two', status: 'viewed', account: null },
  ],
  ...more,
});
const cooperation = { kind: 'cooperation', sender_organization: null } as const;
const who = (may: (actor: PolicyActor) => boolean) => names.filter((name) => may(people[name]));

describe('a contract', () => {
  it('is read by both sides, by those who sign it, and by admins', () => {
    const readers = ['admin', 'buyer', 'companyAdmin', 'signer'];
    expect(who((actor) => mayRead(actor, facts()))).toEqual(readers);
    expect(who((actor) => mayRead(actor, facts(cooperation)))).toEqual([
      ...['admin', 'companyAdmin', 'signer'],
    ]);
  });

  it('leads both sides and admins to its terms, and nobody who only signs it', () => {
    expect(who((actor) => mayReadTerms(actor, facts()))).toEqual([
      'admin',
      'buyer',
      'companyAdmin',
    ]);
    expect(who((actor) => mayReadTerms(actor, facts(cooperation)))).toEqual([]);
  });

  it.each(moveCases(contractLife))('from $state: $move', ({ move, state, isOpen, isMoveOf }) => {
    const parties: Record<Name, Parameters<typeof isMoveOf>[0]> = {
      ...{ admin: ['admin'], buyer: ['sender'], otherBuyer: [], companyAdmin: [] },
      ...{ otherCompanyAdmin: [], colleague: [], signer: [] },
    };
    for (const name of names) {
      const row = facts({ status: state });
      const expected = isOpen && isMoveOf(parties[name]);
      expect(contractMoves.can(people[name], row, move), `${name} ${state}`).toBe(expected);
    }
  });

  it.each(contractStatuses)('%s: who may remind, replace and sign', (status) => {
    const isOpen = status === 'in_progress';
    for (const name of names) {
      const { remind, replace_signatory, sign } = can(people[name], facts({ status }));
      const isSender = name === 'admin' || name === 'buyer';
      expect([remind, replace_signatory, sign], name).toEqual([
        ...[isOpen && isSender, isOpen && isSender, isOpen && name === 'signer'],
      ]);
    }
  });

  it.each(['torg_sign', 'oneflow'] as const)('is over with its deadline, at %s', (provider) => {
    const nothing = { recall: false, remind: false, replace_signatory: false, sign: false };
    const over = facts({ provider, expires_at: now });
    expect(statusAt(over, now)).toBe('expired');
    for (const name of names) expect(can(people[name], over), name).toEqual(nothing);
    const open = facts({ provider, expires_at: new Date(now.getTime() + 1) });
    expect([statusAt(open, now), can(people.buyer, open).recall]).toEqual(['in_progress', true]);
    expect(statusAt({ ...over, status: 'completed' }, now)).toBe('completed');
  });

  it('keeps its signatories once one of them has signed, and what a provider mails is its own', () => {
    const signatories = [{ signatory: 'one', status: 'signed', account: 'signer' } as const];
    expect(can(people.buyer, facts({ signatories }))).toMatchObject({
      ...{ remind: true, replace_signatory: false, recall: true },
    });
    expect(can(people.signer, facts({ signatories })).sign).toBe(false);
    expect(can(people.admin, facts({ provider: 'oneflow' }))).toEqual({
      ...{ recall: true, remind: false, replace_signatory: false, sign: false },
    });
  });
});

describe('a signatory', () => {
  it.each(moveCases(signatoryLife))('$state: $move', ({ move, state, isOpen, isMoveOf }) => {
    const row = { signatory: 'one', status: state, account: 'signer' };
    for (const name of names) {
      const expected = isOpen && isMoveOf(name === 'signer' ? ['signatory'] : []);
      expect(signatoryMoves.can(people[name], row, move), `${name} ${state}`).toBe(expected);
    }
  });
});
