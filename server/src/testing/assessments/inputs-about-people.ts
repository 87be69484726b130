import { randomUUID } from 'node:crypto';
import type { CallName } from '@torg/protocol/all-calls';
import type { Person, World } from '../a-world.ts';

const aboutConsultant = ({ accounts }: World) => ({ profile_ids: [accounts.consultant] });

/** The bodies of the calls about assessments of people, for the test of rights. */
export const assessmentBodies: Partial<Record<CallName, (world: World) => unknown>> = {
  assessProfilesForAssignment: aboutConsultant,
  assessProfilesForOpportunity: aboutConsultant,
  rateAssignmentAssessment: () => ({ rating: 1 }),
  askAboutProfiles: () => ({ instruction: '', query: 'Java' }),
  declineAssessments: () => ({ declined: true }),
  askForHumanAssessment: ({ need }) => ({ opportunity: need.opportunity }),
  answerHumanAssessment: () => ({ answer: 'Jeg har sett på det.' }),
};

/** An assessment that nobody has asked for. */
export const assessmentParams = (path: string, { accounts, company }: World) => ({
  account_id: accounts.consultant,
  cc: company,
  ...(/profile-assessment\/\{id\}|human-assessment\/\{id\}/.test(path) && { id: randomUUID() }),
});

/** The assignment is public, so that both company admins read it, and each asks about their own. */
export const assessmentOwners: Partial<Record<CallName, readonly Person[]>> = {
  assessProfilesForAssignment: ['companyAdmin', 'buyer', 'admin'],
  getAssignmentAssessment: ['companyAdmin', 'buyer', 'admin'],
  declineAssessments: ['consultant', 'admin'],
  askForHumanAssessment: ['consultant', 'admin'],
};
export const assessors: readonly Person[] = ['companyAdmin', 'otherCompanyAdmin', 'buyer', 'admin'];
