import { movesOf } from '@torg/protocol/lifecycle';
import {
  qaInterviewArchiveLife,
  qaInterviewLife,
  qaInterviewStatuses,
} from '@torg/protocol/profiles/profile-life';
import { describe, expect, it } from 'vitest';
import { moveCases } from '../testing/move-cases.ts';
import {
  archiveMoves,
  can,
  canArchive,
  canAssess,
  canFillIn,
  interviewMoves,
  mayDecide,
  mayFillIn,
  mayRead,
  maySeeAssessment,
} from './qa-interviews.policy.ts';

const owner = { account: 'owner', role: 'consultant' } as const;
const admin = { account: 'admin', role: 'admin' } as const;
/** Including a company admin: a form is between its consultant and the admins. */
const others = {
  consultant: { account: 'another', role: 'consultant' },
  buyer: { account: 'buyer', role: 'consultant_buyer' },
  'a buyer with the same id': { account: 'owner', role: 'consultant_buyer' },
} as const;

const allFacts = qaInterviewStatuses.flatMap((status) =>
  [false, true].map((archived) => ({ account: 'owner', status, archived })),
);

describe('who may read and fill in a form', () => {
  it.each(allFacts)('the consultant and admins, nobody else: %o', (form) => {
    for (const may of [mayRead, mayFillIn]) {
      expect(may(owner, form)).toBe(true);
      expect(may(admin, form)).toBe(true);
      for (const other of Object.values(others)) expect(may(other, form)).toBe(false);
    }
  });

  it.each(allFacts)('and a submitted one is read-only: %o', (form) => {
    const isDraft = form.status === 'draft';
    expect(canFillIn(form)).toBe(isDraft);
    expect(can(owner, form).edit).toBe(isDraft);
    expect(can(admin, form).edit).toBe(isDraft);
  });
});

describe('who may move a form from state to state', () => {
  it.each(moveCases(qaInterviewLife))('$move from $state, as the table has it', (one) => {
    const { move, state, isOpen } = one;
    for (const archived of [false, true]) {
      const form = { account: 'owner', status: state, archived };
      expect(interviewMoves.isOpen(form, move)).toBe(isOpen);
      expect(interviewMoves.may(owner, form, move)).toBe(one.isMoveOf(['owner']));
      expect(interviewMoves.may(admin, form, move)).toBe(one.isMoveOf(['admin']));
      for (const other of Object.values(others)) {
        expect(interviewMoves.may(other, form, move)).toBe(false);
      }
    }
  });

  it.each(moveCases(qaInterviewArchiveLife))('$move from $state, by admins', (one) => {
    const { move, state, isOpen } = one;
    const form = { account: 'owner', status: 'submitted', archived: state === 'archived' } as const;
    expect(archiveMoves.isOpen(form, move)).toBe(isOpen);
    expect(archiveMoves.may(admin, form, move)).toBe(one.isMoveOf(['admin']));
    for (const person of [owner, ...Object.values(others)]) {
      expect(archiveMoves.may(person, form, move)).toBe(false);
    }
  });

  it.each(allFacts)('and `can` says the same: %o', (form) => {
    const isDraft = form.status === 'draft';
    const isSubmitted = form.status === 'submitted';
    expect(can(owner, form)).toEqual({
      edit: isDraft,
      submit: isDraft,
      decide: false,
      archive: false,
      assess: false,
    });
    expect(can(admin, form)).toEqual({
      edit: isDraft,
      submit: isDraft,
      decide: isSubmitted,
      archive: !isDraft,
      assess: !isDraft,
    });
    for (const other of Object.values(others)) {
      expect(Object.values(can(other, form))).toEqual(Array(5).fill(false));
    }
  });

  it.each(movesOf(qaInterviewLife).filter((move) => move !== 'submit'))(
    'has no way out of a decision: %s',
    (move) => {
      expect(qaInterviewLife.moves[move].from).toEqual(['submitted']);
    },
  );
});

it.each(allFacts)('only submitted forms are archived and assessed: %o', (form) => {
  expect(canArchive(form)).toBe(form.status !== 'draft');
  expect(canAssess(form)).toBe(form.status !== 'draft');
});

it('shows decisions and AI opinions to admins only', () => {
  for (const right of [mayDecide, maySeeAssessment]) {
    expect(right(admin)).toBe(true);
    for (const person of [owner, ...Object.values(others)]) expect(right(person)).toBe(false);
  }
});
