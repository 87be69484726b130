import { reaction } from '../platform/events.ts';
import { inviteConsultants } from './invite-consultants.ts';
import { recommendAssignment } from './recommend-assignment.ts';
import { sendInvitationMail } from './send-invitation-mail.ts';
import { sendRecommendationMail } from './send-recommendation-mail.ts';

export const assignmentJobs = [
  recommendAssignment,
  sendRecommendationMail,
  inviteConsultants,
  sendInvitationMail,
];

export const assignmentReactions = [
  reaction('published_assignment', recommendAssignment, ({ metadata }) => ({
    assignment: metadata.assignment,
  })),
  reaction('published_assignment', inviteConsultants, ({ metadata }) => ({
    assignment: metadata.assignment,
  })),
];
