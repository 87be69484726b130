import { assignmentLife, assignmentStates } from '@torg/protocol/assignments/assignment-life';
import { assignmentTypes } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import { moveCases } from '../testing/move-cases.ts';
import {
  assignmentMoves,
  can,
  interestSeenBy,
  mayEdit,
  mayRead,
  maySeeAdminFields,
  maySendCompanyInterest,
  maySendInterest,
  type AssignmentFacts,
} from './assignments.policy.ts';

const company = '7f3c1a52-c0f9-4d5a-9a5e-6c1de8b7a041';
const people = {
  admin: { role: 'admin', isAdminInCompany: false, organization: null },
  buyer: { role: 'consultant_buyer', isAdminInCompany: false, organization: company },
  consultant: { role: 'consultant', isAdminInCompany: false, organization: company },
  companyAdmin: { role: 'consultant', isAdminInCompany: true, organization: company },
} as const;

const stranger: AssignmentFacts = {
  state: 'published',
  assignment_type: 'public',
  is_editor: false,
  is_invited: false,
  has_sent_interest: false,
  is_interested: false,
};
const facts = (more: Partial<AssignmentFacts> = {}) => ({ ...stranger, ...more });

const allFacts = assignmentStates.flatMap((state) =>
  assignmentTypes.flatMap((assignment_type) =>
    [true, false].flatMap((is_editor) =>
      [true, false].flatMap((is_invited) =>
        [true, false].map((has_sent_interest) =>
          facts({ state, assignment_type, is_editor, is_invited, has_sent_interest }),
        ),
      ),
    ),
  ),
);

describe('who may edit an assignment', () => {
  it.each(allFacts)('admins and its editors: %o', (one) => {
    expect(mayEdit(people.admin, one)).toBe(true);
    expect(mayEdit(people.buyer, one)).toBe(one.is_editor);
    expect(mayEdit(people.consultant, one)).toBe(false);
    expect(mayEdit(people.companyAdmin, one)).toBe(false);
  });
});

describe('who may read an assignment', () => {
  it.each(allFacts)('everybody who may edit it: %o', (one) => {
    expect(mayRead(people.admin, one)).toBe(true);
    expect(mayRead(people.buyer, one)).toBe(one.is_editor);
  });

  const nothing = {};
  it.each([
    ['published', 'public', nothing, true],
    ['published', 'public', { is_invited: true }, true],
    ['published', 'direct', nothing, false],
    ['published', 'direct', { is_invited: true }, true],
    ['published', 'direct', { has_sent_interest: true }, true],
    ['published', 'direct', { is_interested: true }, true],
    ['unpublished', 'public', nothing, false],
    ['unpublished', 'public', { is_invited: true }, false],
    ['unpublished', 'public', { has_sent_interest: true }, true],
    ['unpublished', 'direct', { is_invited: true }, true],
    ['closed', 'public', nothing, false],
    ['closed', 'public', { has_sent_interest: true }, true],
    ['closed', 'public', { is_interested: true }, true],
    ['closed', 'direct', { is_invited: true }, true],
    ['draft', 'public', nothing, false],
    ['draft', 'direct', { is_invited: true }, false],
    ['draft', 'public', { has_sent_interest: true }, false],
  ] as const)('a consultant, if it is %s, %s, with %o: %s', (state, type, own, may) => {
    const one = facts({ state, assignment_type: type, ...own });
    expect(mayRead(people.consultant, one)).toBe(may);
    expect(mayRead(people.companyAdmin, one)).toBe(may);
  });
});

describe('who may move an assignment from state to state', () => {
  it.each(moveCases(assignmentLife))('$move from $state: editors and admins', (one) => {
    const { move, state, isOpen } = one;
    const own = facts({ state, is_editor: true });
    const other = facts({ state });
    expect(assignmentMoves.isOpen(own, move)).toBe(isOpen);
    expect(assignmentMoves.may(people.buyer, own, move)).toBe(one.isMoveOf(['editor']));
    expect(assignmentMoves.may(people.buyer, other, move)).toBe(false);
    expect(assignmentMoves.may(people.admin, other, move)).toBe(one.isMoveOf(['admin']));
    expect(assignmentMoves.may(people.companyAdmin, other, move)).toBe(false);
    expect(can(people.buyer, own)[move]).toBe(isOpen);
    expect(can(people.admin, other)[move]).toBe(isOpen);
    expect(can(people.consultant, own)[move]).toBe(false);
  });
});

describe('who may answer an assignment', () => {
  it.each(allFacts)('a consultant, while it is active and readable: %o', (one) => {
    const isOpen = one.state === 'published' && mayRead(people.consultant, one);
    expect(maySendInterest(people.consultant, one)).toBe(isOpen);
    expect(maySendInterest(people.buyer, one)).toBe(false);
    expect(maySendInterest(people.admin, one)).toBe(false);
    expect(maySendCompanyInterest(people.consultant, one)).toBe(false);
    expect(maySendCompanyInterest(people.companyAdmin, one)).toBe(isOpen);
    expect(maySendCompanyInterest(people.admin, one)).toBe(one.state === 'published');
  });

  it('nobody is offered to answer a second time for themself', () => {
    const once = facts({ has_sent_interest: true, is_interested: true });
    expect(can(people.consultant, once).sendInterest).toBe(false);
    expect(can(people.companyAdmin, once).sendCompanyInterest).toBe(true);
    expect(can(people.consultant, facts()).sendInterest).toBe(true);
  });
});

it('shows the notes of the admins to admins alone', () => {
  expect(maySeeAdminFields(people.admin)).toBe(true);
  expect(maySeeAdminFields(people.buyer)).toBe(false);
  expect(maySeeAdminFields(people.companyAdmin)).toBe(false);
});

it('shows consultants their own interest, company admins that of their company, editors all', () => {
  expect(interestSeenBy(people.consultant)).toBe('own');
  expect(interestSeenBy(people.companyAdmin)).toBe('company');
  expect(interestSeenBy({ ...people.companyAdmin, organization: null })).toBe('own');
  expect(interestSeenBy(people.buyer)).toBe('all');
  expect(interestSeenBy(people.admin)).toBe('all');
});
