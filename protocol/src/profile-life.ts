import { lifecycle } from './lifecycle.ts';

/** The quality review of a profile. Apart from its shapes, so that the app may read it without zod. */
export const profileQaStatuses = ['not_started', 'in_progress', 'approved', 'rejected'] as const;
export type ProfileQaStatus = (typeof profileQaStatuses)[number];

export const profileQaLife = lifecycle({
  thing: 'profile_qa',
  initial: 'not_started',
  states: profileQaStatuses,
  moves: {
    send: { from: ['not_started'], to: 'in_progress', by: ['owner', 'company_admin', 'admin'] },
    approve: { from: ['in_progress'], to: 'approved', by: ['admin'] },
    reject: { from: ['in_progress'], to: 'rejected', by: ['admin'] },
    // A decision that was a mistake.
    reopen: { from: ['approved', 'rejected'], to: 'in_progress', by: ['admin'] },
    // By itself, when something of a rejected profile is changed.
    revise: { from: ['rejected'], to: 'not_started', by: ['owner', 'company_admin', 'admin'] },
  },
});
export type ProfileQaMove = keyof typeof profileQaLife.moves;

export const activationStates = ['inactive', 'requested', 'active'] as const;
export type ActivationState = (typeof activationStates)[number];

/** Whether a profile takes part. The consultant asks for it; their company or an admin decides. */
export const activationLife = lifecycle({
  thing: 'activation',
  initial: 'inactive',
  states: activationStates,
  moves: {
    request: { from: ['inactive'], to: 'requested', by: ['owner', 'company_admin', 'admin'] },
    take_back: { from: ['requested'], to: 'inactive', by: ['owner', 'company_admin', 'admin'] },
    activate: { from: ['inactive', 'requested'], to: 'active', by: ['company_admin', 'admin'] },
    deactivate: { from: ['active'], to: 'inactive', by: ['company_admin', 'admin'] },
  },
});
export type ActivationMove = keyof typeof activationLife.moves;

export const qaInterviewStatuses = ['draft', 'submitted', 'approved', 'declined'] as const;
export type QaInterviewStatus = (typeof qaInterviewStatuses)[number];

export const qaInterviewLife = lifecycle({
  thing: 'qa_interview_form',
  initial: 'draft',
  states: qaInterviewStatuses,
  moves: {
    submit: { from: ['draft'], to: 'submitted', by: ['owner', 'admin'] },
    approve: { from: ['submitted'], to: 'approved', by: ['admin'] },
    decline: { from: ['submitted'], to: 'declined', by: ['admin'] },
  },
});
export type QaInterviewMove = keyof typeof qaInterviewLife.moves;
