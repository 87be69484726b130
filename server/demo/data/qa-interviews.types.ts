import type { QaInterviewStatus } from '@torg/protocol/profiles/profile-life';
import type { Discipline } from '@torg/protocol/terms';

/** An interview form, in the language of the consultant's market. */
export interface DemoQaInterview {
  /** The consultant's key; everybody has one at most. */
  consultant: string;
  discipline: Discipline;
  status: QaInterviewStatus;
  archived?: boolean;
  createdOffsetHours: number;
  submittedOffsetHours?: number;
  /** In the order of the questions; what is not there is not answered yet. */
  answers: readonly string[];
  assessment?: { status: 'approved' | 'declined'; reason: string };
  decision?: {
    /** an admin's key */
    by: string;
    offsetHours: number;
    reason: string;
  };
}
