import { reaction } from '../platform/events.ts';
import { inviteConsultants } from './mails/invite-consultants.ts';
import { recommendAssignment } from './mails/recommend-assignment.ts';
import { sendInvitationMail } from './mails/send-invitation-mail.ts';
import { sendRecommendationMail } from './mails/send-recommendation-mail.ts';

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
