import type { CompanyConsultant } from '../interest.queries.ts';
import { UnsentComment } from '../UnsentComment.tsx';

interface UnsentPitchesProps {
  assignment: string;
  /** chosen, but sent meanwhile or no longer visible */
  leftOut: readonly CompanyConsultant[];
}

/** What was being written here about people who cannot be sent any more. */
export function UnsentPitches({ assignment, leftOut }: UnsentPitchesProps) {
  return leftOut.map((consultant) => (
    <UnsentComment key={consultant.account} assignment={assignment} consultant={consultant} />
  ));
}
