import { useLingui } from '@lingui/react/macro';
import type { AssignmentListItem } from './assignments.queries.ts';
import classes from './CompetencyChips.module.css';

type Competency = AssignmentListItem['roles'][number];

interface CompetencyChipsProps {
  roles: readonly Competency[];
  skills: readonly Competency[];
  /** how many at most; the rest is counted */
  most?: number;
}

/** What is asked for: roles first, then skills. */
export function CompetencyChips({ roles, skills, most = Infinity }: CompetencyChipsProps) {
  const { t } = useLingui();
  const every = [...roles, ...skills];
  if (every.length === 0) return null;
  const hidden = every.slice(most);
  return (
    <ul className={classes.chips} aria-label={t`Roller og ferdigheter`}>
      {every.slice(0, most).map(({ uuid, name, type }) => (
        <li key={uuid} data-type={type}>
          {name}
        </li>
      ))}
      {hidden.length > 0 && (
        <li title={hidden.map(({ name }) => name).join(', ')}>
          {t({ message: `+${hidden.length} til`, comment: 'more chips than are shown' })}
        </li>
      )}
    </ul>
  );
}
