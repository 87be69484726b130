import { merges } from '../platform/merges.ts';
import {
  lockAssignmentsWith,
  restoreInAssignments,
  replaceInAssignments,
} from './drafting/replace-in-assignments.ts';

export const assignmentMerges = merges(
  {
    account: {
      'assignment.created_by': 'follows',
      'assignment.updated_by': 'follows',
      'assignment_contact.account': 'follows',
      'assignment_editor.account': 'follows',
      'assignment_invited.account': 'follows',
      'invitation_mail.account': 'follows',
      'recommendation_mail.account': 'follows',
    },
    organization: { 'assignment.organization': 'follows' },
    competency: { 'assignment_competency.competency': 'follows' },
  },
  {
    competencies: {
      lock: lockAssignmentsWith,
      merge: replaceInAssignments,
      restore: restoreInAssignments,
    },
  },
);
