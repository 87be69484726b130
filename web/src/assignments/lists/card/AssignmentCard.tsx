import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { disciplineTexts } from '../../../competencies/public/discipline-texts.ts';
import { AgoText } from '../../../ui/text/DateText.tsx';
import classes from './AssignmentCard.module.css';
import { AssignmentMarks } from './AssignmentMarks.tsx';
import { AssignmentMeta } from './AssignmentMeta.tsx';
import type { AssignmentListItem } from '../../assignments.queries.ts';
import { CompetencyChips } from '../../CompetencyChips.tsx';
import { DeadlineText } from '../../DeadlineText.tsx';
import { CompanyLogo } from '../../public/CompanyLogo.tsx';

/** An assignment in the consultants' list; the whole card is a link. */
export function AssignmentCard({ assignment }: { assignment: AssignmentListItem }) {
  const { t } = useLingui();
  const { uuid, title, company_name, company_logo_url, public_date, state, discipline } =
    assignment;
  return (
    <article
      className={`torg-card ${classes.card}`}
      data-inactive={state !== 'published' || undefined}
    >
      <CompanyLogo name={company_name} src={company_logo_url} />
      <div className={classes.top}>
        <span>{company_name}</span>
        <span className={classes.quiet}>
          {discipline && <span>{t(disciplineTexts[discipline])}</span>}
          {public_date && (
            <span>
              <Trans>
                publisert <AgoText value={public_date} />
              </Trans>
            </span>
          )}
        </span>
      </div>
      <h2 className={classes.title}>
        <Link to="/assignments/$assignment" params={{ assignment: uuid }} className={classes.link}>
          {title}
        </Link>
      </h2>
      <div className={classes.body}>
        <AssignmentMeta assignment={assignment} />
        <CompetencyChips roles={assignment.roles} skills={assignment.skills} most={8} />
      </div>
      <div className={classes.foot}>
        <span>
          {state === 'published' ? (
            <DeadlineText deadline={assignment.deadline} />
          ) : (
            <Trans>Ikke lenger aktivt</Trans>
          )}
        </span>
        <AssignmentMarks assignment={assignment} />
      </div>
    </article>
  );
}
