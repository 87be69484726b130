import type { QaInterviewStatus } from '@torg/protocol/profiles/profile-life';
import type { Discipline } from '@torg/protocol/terms';

/** An interview form, in the language of the consultant's market. */
export interface DemoQaInterview {
  /** The consultant's key; each has one form at most. */
  consultant: string;
  discipline: Discipline;
  status: QaInterviewStatus;
  archived?: boolean;
  createdOffsetHours: number;
  submittedOffsetHours?: number;
  /** In the order of the questions; missing ones are not answered yet. */
  answers: readonly string[];
  assessment?: { status: 'approved' | 'declined'; reason: string };
  decision?: {
    /** an admin's key */
    by: string;
    offsetHours: number;
    reason: string;
  };
}
