import type { CompanyConsultant } from '../interest.queries.ts';
import { UnsentComment } from '../UnsentComment.tsx';

interface UnsentPitchesProps {
  assignment: string;
  /** chosen, but already sent or no longer visible */
  leftOut: readonly CompanyConsultant[];
}

/** The unsent pitches for consultants who can no longer be proposed. */
export function UnsentPitches({ assignment, leftOut }: UnsentPitchesProps) {
  return leftOut.map((consultant) => (
    <UnsentComment key={consultant.account} assignment={assignment} consultant={consultant} />
  ));
}
