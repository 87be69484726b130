import { agreementDraftLife, draftStates } from '@torg/protocol/agreements/agreement-life';
import { describe, expect, it } from 'vitest';
import { moveCases } from '../testing/move-cases.ts';
import {
  can,
  canWithAgreement,
  draftMoves,
  hidesPrice,
  mayReadAgreement,
  mayReadDraft,
  phaseOf,
  type AgreementFacts,
  type DraftFacts,
} from './agreements.policy.ts';

const as = (fields: object) => ({
  account: 'me',
  role: 'consultant' as const,
  isAdminInCompany: false,
  organization: null as string | null,
  ...fields,
});
const buyer = { role: 'consultant_buyer' as const };
const actors = {
  buyer: as({ ...buyer, organization: 'client' }),
  otherBuyer: as({ ...buyer, organization: 'elsewhere' }),
  companyAdmin: as({ isAdminInCompany: true, organization: 'company' }),
  otherCompanyAdmin: as({ isAdminInCompany: true, organization: 'elsewhere' }),
  consultant: as({ account: 'consultant', organization: 'company' }),
  colleague: as({ organization: 'company' }),
  adminConsultant: as({
    account: 'consultant',
    isAdminInCompany: true,
    organization: 'company',
  }),
  admin: as({ role: 'admin' as const }),
};
type Name = keyof typeof actors;
const names = Object.keys(actors) as Name[];
const those = (may: (name: Name) => boolean) => names.filter(may);

const draft = (fields: Partial<DraftFacts> = {}): DraftFacts => ({
  client: 'client',
  provider: 'company',
  profile: 'consultant',
  status: 'sent',
  rounds: 1,
  consented_round: null,
  needs_basis: true,
  contract_status: null,
  contract_signers: [],
  ...fields,
});

const partiesOf: Record<Name, readonly ('client' | 'provider' | 'admin')[]> = {
  buyer: ['client'],
  otherBuyer: [],
  companyAdmin: ['provider'],
  otherCompanyAdmin: [],
  consultant: [],
  colleague: [],
  adminConsultant: ['provider'],
  admin: ['admin'],
};

describe('who may do what with a draft', () => {
  it('until it is sent only the client and admins know of it', () => {
    const unsent = draft({ status: 'editing', rounds: 0 });
    expect(those((name) => mayReadDraft(actors[name], unsent))).toEqual(['buyer', 'admin']);
    expect(those((name) => mayReadDraft(actors[name], draft()))).toEqual([
      'buyer',
      'companyAdmin',
      'consultant',
      'adminConsultant',
      'admin',
    ]);
    expect(those((name) => draftMoves.may(actors[name], unsent, 'decline'))).toEqual(['admin']);
  });

  it('only consultants who do not run the company see no price', () => {
    const readers = those((name) => mayReadDraft(actors[name], draft()));
    expect(readers.filter((name) => hidesPrice(actors[name], draft()))).toEqual(['consultant']);
  });

  it.each(moveCases(agreementDraftLife))(
    '$move from $state',
    ({ move, state, isOpen, isMoveOf }) => {
      const facts = draft({ status: state });
      expect(draftMoves.isOpen(facts, move)).toBe(isOpen);
      const movers = those((name) => isMoveOf(partiesOf[name]));
      expect(those((name) => draftMoves.may(actors[name], facts, move))).toEqual(movers);
      expect(those((name) => draftMoves.can(actors[name], facts, move))).toEqual(
        isOpen ? movers : [],
      );
    },
  );

  it('accepting waits for the consultant’s yes to what was sent last', () => {
    const accepting = (fields: Partial<DraftFacts>) =>
      those((name) => can(actors[name], draft(fields)).accept);
    expect(accepting({})).toEqual(['adminConsultant']);
    expect(accepting({ consented_round: 1 })).toEqual(['companyAdmin', 'adminConsultant', 'admin']);
    expect(accepting({ rounds: 2, consented_round: 1 })).toEqual(['adminConsultant']);
    const proposed = { status: 'changes_proposed', consented_round: 1 } as const;
    expect(accepting(proposed)).toEqual(['buyer', 'admin']);
  });

  it('only the consultant says yes, once for each round', () => {
    const consenting = (fields: Partial<DraftFacts>) =>
      those((name) => can(actors[name], draft(fields)).consent);
    expect(consenting({})).toEqual(['consultant', 'adminConsultant']);
    expect(consenting({ consented_round: 1 })).toEqual([]);
    expect(consenting({ status: 'withdrawn' })).toEqual([]);
  });

  it('the client edits while it has the word, and begins again what came to nothing', () => {
    const states = (key: 'edit' | 'begin_again' | 'edit_hiring_basis', facts = {}) =>
      draftStates.filter((status) => can(actors.buyer, draft({ status, ...facts }))[key]);
    expect(states('edit')).toEqual(['editing', 'changes_proposed']);
    expect(states('edit_hiring_basis', { needs_basis: false })).toEqual([]);
    expect(states('begin_again')).toEqual(['declined', 'withdrawn']);
    const over = draft({ status: 'accepted', contract_status: 'expired' });
    expect(those((name) => can(actors[name], over).begin_again)).toEqual(['buyer', 'admin']);
  });
});

const agreement = (fields: Partial<AgreementFacts> = {}): AgreementFacts => ({
  client: 'client',
  provider: 'company',
  profile: 'consultant',
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  ended_on: null,
  is_extended: false,
  needs_basis: true,
  contract_signers: [],
  ...fields,
});

describe('who reads the contract', () => {
  it('both sides and admins, and the consultant only where they sign it', () => {
    const readers = (contract_signers: DraftFacts['contract_signers']) => {
      const facts = draft({ status: 'accepted', contract_status: 'in_progress', contract_signers });
      const ofDraft = those((name) => can(actors[name], facts).read_contract);
      const signed = agreement({ contract_signers });
      const ofAgreement = those(
        (name) => canWithAgreement(actors[name], signed, '2026-06-01').read_contract,
      );
      expect(ofAgreement).toEqual(ofDraft);
      return ofDraft;
    };
    const sides = ['buyer', 'companyAdmin', 'adminConsultant', 'admin'];
    expect(readers(['somebody', null])).toEqual(sides);
    expect(readers(['consultant', null])).toEqual([
      'buyer',
      'companyAdmin',
      'consultant',
      'adminConsultant',
      'admin',
    ]);
  });
});

describe('who may do what with an agreement', () => {
  const today = '2026-06-01';
  const offered = (key: 'end_early' | 'extend' | 'wish', fields: Partial<AgreementFacts> = {}) =>
    those((name) => canWithAgreement(actors[name], agreement(fields), today)[key]);

  it('its parties and the consultant read it', () => {
    expect(those((name) => mayReadAgreement(actors[name], agreement()))).toEqual([
      'buyer',
      'companyAdmin',
      'consultant',
      'adminConsultant',
      'admin',
    ]);
  });

  it('both sides end it and say what follows, and the client extends it', () => {
    expect(offered('end_early')).toEqual(['buyer', 'companyAdmin', 'adminConsultant', 'admin']);
    expect(offered('wish')).toEqual(['buyer', 'companyAdmin', 'adminConsultant']);
    expect(offered('extend')).toEqual(['buyer', 'admin']);
  });

  it.each([
    ['ended early', { ended_on: '2026-07-01' }, []],
    ['over', { end_date: '2026-05-31' }, ['buyer', 'admin']],
    ['extended', { is_extended: true }, []],
  ])('nothing more once it is %s', (_name, fields, extenders) => {
    expect(offered('extend', fields)).toEqual(extenders);
    expect(offered('wish', fields)).toEqual([]);
  });

  it('is upcoming, current, and ended after its last day or before its first', () => {
    const phase = (day: string, ended_on: string | null = null) =>
      phaseOf(agreement({ ended_on }), day);
    expect([phase('2025-12-31'), phase('2026-01-01'), phase('2026-12-31')]).toEqual([
      'upcoming',
      'current',
      'current',
    ]);
    expect([phase('2027-01-01'), phase('2026-07-01', '2026-06-30')]).toEqual(['ended', 'ended']);
    expect(phase('2025-12-01', '2025-12-15')).toBe('ended');
  });
});
