import { useLingui } from '@lingui/react/macro';
import { Chips } from '../ui/text/Chips.tsx';
import type { AssignmentListItem } from './assignments.queries.ts';

type Competency = AssignmentListItem['roles'][number];

interface CompetencyChipsProps {
  roles: readonly Competency[];
  skills: readonly Competency[];
  /** shows at most this many and counts the rest */
  most?: number;
}

/** The roles, then the skills, that an assignment requires. */
export function CompetencyChips({ roles, skills, most }: CompetencyChipsProps) {
  const { t } = useLingui();
  const every = [...roles, ...skills];
  if (every.length === 0) return null;
  const chips = every.map(({ uuid, name, type }) => ({ id: uuid, name, filled: type === 'role' }));
  return <Chips label={t`Roller og ferdigheter`} chips={chips} most={most} />;
}
