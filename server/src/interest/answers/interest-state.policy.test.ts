import { interestLife, type InterestState } from '@torg/protocol/interest/interest-life';
import { describe, expect, it } from 'vitest';
import { moveCases } from '../../testing/move-cases.ts';
import { can, canAnswerInterest, interestMoves } from './interest-state.policy.ts';

const company = 'company';
const facts = (interest_state: InterestState, more: object = {}) => ({
  ...{ account: 'ida', organization: company, interest_state, state: 'published' as const },
  ...{ assignment_type: 'public' as const, is_editor: false, is_invited: false },
  ...{ is_interested: false, has_sent_interest: false },
  ...more,
});
const plain = { isAdminInCompany: false, organization: null };
const people = {
  editor: { ...plain, account: 'kari', role: 'consultant_buyer' as const },
  admin: { ...plain, account: 'siri', role: 'admin' as const },
  consultant: {
    ...{ account: 'ida', role: 'consultant' as const, isAdminInCompany: false },
    organization: company,
  },
  company_admin: {
    ...{ account: 'berit', role: 'consultant' as const, isAdminInCompany: true },
    organization: company,
  },
  stranger: {
    ...{ account: 'per', role: 'consultant' as const, isAdminInCompany: true },
    organization: 'another company',
  },
};

describe('what becomes of an interest', () => {
  it.each(moveCases(interestLife))('$move from $state', ({ move, state, isOpen, isMoveOf }) => {
    for (const [party, actor] of Object.entries(people)) {
      const of = facts(state, { is_editor: party === 'editor' });
      const may = party !== 'stranger' && isMoveOf([party as never]);
      expect([party, interestMoves.can(actor, of, move)]).toEqual([party, may && isOpen]);
    }
  });

  it('is decided by the editors, not by other buyers', () => {
    expect(can(people.editor, facts('received', { is_editor: true })).answer).toBe(true);
    expect(can(people.editor, facts('received')).answer).toBe(false);
    expect(canAnswerInterest(people.editor, 'received')).toBe(true);
    expect(canAnswerInterest(people.editor, 'withdrawn')).toBe(false);
    expect(canAnswerInterest(people.company_admin, 'received')).toBe(false);
  });

  it('is open again only while the assignment is active', () => {
    for (const state of ['published', 'unpublished', 'closed'] as const) {
      const { takeBack } = can(people.consultant, facts('withdrawn', { state }));
      expect(takeBack).toBe(state === 'published');
    }
  });
});
