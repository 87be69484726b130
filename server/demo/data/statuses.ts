import type { DemoStatus } from './demo.types.ts';

/** The usual statuses of a consultant, from a new account to a visible profile. */
export const active: DemoStatus = {
  verified: true,
  completedWizard: true,
  qaStatus: 'approved',
  active: true,
};

export const approved: DemoStatus = { ...active, active: false };
export const asksForActivation: DemoStatus = { ...approved, asksForActivation: true };
export const away: DemoStatus = { ...approved, deactivated: true };
export const inQa: DemoStatus = { ...approved, qaStatus: 'in_progress' };
export const rejected: DemoStatus = { ...approved, qaStatus: 'rejected' };
export const writing: DemoStatus = { ...approved, qaStatus: 'not_started' };
export const beforeWizard: DemoStatus = { ...writing, completedWizard: false };
export const unverified: DemoStatus = { ...beforeWizard, verified: false };
