import { Trans } from '@lingui/react/macro';
import { marketDay } from '@torg/protocol/market-day';
import { missingForPublishing } from '@torg/protocol/assignments/readiness';
import type { AssignmentListItem } from '../assignments.queries.ts';
import { MissingText } from '../MissingText.tsx';
import { useMinute } from '../../ui/text/use-minute.ts';

type Draft = Pick<
  AssignmentListItem,
  | 'title'
  | 'assignment_type'
  | 'description'
  | 'roles'
  | 'skills'
  | 'percent'
  | 'deadline'
  | 'region'
  | 'allow_remote_work'
>;

/** The next thing that a draft needs from its editor. */
export function NextStep({ draft }: { draft: Draft }) {
  const now = useMinute();
  const missing = missingForPublishing({
    ...draft,
    roles: draft.roles.length,
    skills: draft.skills.length,
    region: draft.region !== null,
    answer_by: null,
    public_date: null,
    abidance_deadline: null,
    invited: null,
    today: marketDay(now),
  });
  if (missing.length === 0) return <Trans>Klart til å publiseres</Trans>;
  return <MissingText codes={missing} />;
}
