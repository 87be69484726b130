import { useLingui } from '@lingui/react/macro';
import type { AssignmentListItem } from '../assignments.queries.ts';
import { disciplineTexts } from '../assignment-texts.ts';

/** The field of work, by what is asked for first. */
export function DisciplineText({
  assignment: { roles, skills },
}: {
  assignment: Pick<AssignmentListItem, 'roles' | 'skills'>;
}) {
  const { t } = useLingui();
  const discipline = (roles[0] ?? skills[0])?.discipline;
  if (!discipline) return null;
  return <span>{t(disciplineTexts[discipline])}</span>;
}
