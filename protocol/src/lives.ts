import { assignmentLife } from './assignments/assignment-life.ts';
import { activationLife, profileQaLife, qaInterviewLife } from './profiles/profile-life.ts';

/** Every table of states. What its moves write down is a kind of event by standing here. */
export const lives = [assignmentLife, profileQaLife, activationLife, qaInterviewLife] as const;
