import { lifecycle } from '../lifecycle.ts';

export const interestStates = [
  'received',
  'considered',
  'interview',
  'offered',
  'not_selected',
  'hired',
  'no_answer',
  'withdrawn',
] as const;
export type InterestState = (typeof interestStates)[number];

/** Nobody has answered these yet. */
export const openInterestStates = ['received', 'considered', 'interview', 'offered'] as const;

/** Why somebody is not selected; the text that goes with it can be edited. */
export const turnDownReasons = [
  'other_chosen',
  'requirements_not_met',
  'not_available_then',
  'rate_too_high',
  'filled_elsewhere',
  'cancelled',
  'other',
] as const;
export type TurnDownReason = (typeof turnDownReasons)[number];

const editors = ['editor', 'admin'] as const;
/** The platform sets the stage of an interest that comes when its consultant has a card already. */
const board = [...editors, 'system'] as const;

/** What becomes of an interest. Columns of a board set it up to `offered`, in either direction. */
export const interestLife = lifecycle({
  thing: 'assignment_interest',
  initial: 'received',
  states: interestStates,
  done: ['not_selected', 'hired', 'no_answer', 'withdrawn'],
  missing: 'could_not_find_assignment_interest',
  refusal: 'interest_already_answered',
  moves: {
    set_back: {
      from: ['considered', 'interview', 'offered'],
      to: 'received',
      by: editors,
      event: 'set_interest_back',
    },
    consider: {
      from: ['received', 'interview', 'offered'],
      to: 'considered',
      by: board,
      event: 'considered_interest',
    },
    interview: {
      from: ['received', 'considered', 'offered'],
      to: 'interview',
      by: board,
      event: 'chose_interest_for_interview',
    },
    offer: {
      from: ['received', 'considered', 'interview'],
      to: 'offered',
      by: board,
      event: 'made_offer_to_interest',
    },
    // Closing an assignment answers all who wait.
    turn_down: {
      from: openInterestStates,
      to: 'not_selected',
      by: ['editor', 'admin', 'system'],
      event: 'turned_interest_down',
      reason: turnDownReasons,
    },
    hire: {
      // An agreement says more than what was answered before it.
      from: [...openInterestStates, 'not_selected', 'no_answer', 'withdrawn'],
      to: 'hired',
      by: ['editor', 'admin', 'system'],
      event: 'hired_by_interest',
    },
    // The platform answers neutrally by itself, a week after `answer_by`.
    expire: {
      from: openInterestStates,
      to: 'no_answer',
      by: ['system'],
      event: 'left_interest_unanswered',
      idempotent: true,
    },
    withdraw: {
      from: openInterestStates,
      to: 'withdrawn',
      // By the platform when the profile is deleted.
      by: ['consultant', 'company_admin', 'system'],
      event: 'withdrew_interest',
    },
    // While the assignment is active.
    take_back: {
      from: ['withdrawn'],
      to: 'received',
      by: ['consultant', 'company_admin'],
      event: 'took_back_withdrawal',
    },
  },
});
