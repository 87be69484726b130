import { assignmentLife } from './assignments/assignment-life.ts';
import {
  activationLife,
  profileQaLife,
  qaInterviewArchiveLife,
  qaInterviewLife,
} from './profiles/profile-life.ts';

/** Every table of states. The events of a table become kinds of events by its being listed here. */
export const lives = [
  assignmentLife,
  profileQaLife,
  activationLife,
  qaInterviewLife,
  qaInterviewArchiveLife,
] as const;
