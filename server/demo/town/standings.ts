import type { Standing } from './town.types.ts';

/** The places where a consultant's profile can stand on its way into the search. */
export const active: Standing = {
  verified: true,
  completedWizard: true,
  qaStatus: 'approved',
  active: true,
};

export const approved: Standing = { ...active, active: false };
export const asksForActivation: Standing = { ...approved, asksForActivation: true };
export const away: Standing = { ...approved, deactivated: true };
export const inQa: Standing = { ...approved, qaStatus: 'in_progress' };
export const rejected: Standing = { ...approved, qaStatus: 'rejected' };
export const writing: Standing = { ...approved, qaStatus: 'not_started' };
export const beforeWizard: Standing = { ...writing, completedWizard: false };
export const unverified: Standing = { ...beforeWizard, verified: false };
