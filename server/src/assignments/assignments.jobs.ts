import { reaction } from '../platform/events.ts';
import { recommendAssignment } from './recommend-assignment.ts';
import { sendRecommendationMail } from './send-recommendation-mail.ts';

export const assignmentJobs = [recommendAssignment, sendRecommendationMail];

export const assignmentReactions = [
  reaction('published_assignment', recommendAssignment, ({ metadata }) => ({
    assignment: metadata.assignment,
  })),
];
