import { Trans, useLingui } from '@lingui/react/macro';
import { AgoText } from '../../ui/text/DateText.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import classes from './AssignmentHeader.module.css';
import type { Assignment } from '../assignments.queries.ts';
import { EditorBar } from './EditorBar.tsx';
import { CompanyLogo } from '../public/CompanyLogo.tsx';
import { useListLink } from '../public/list-link.ts';
import { StateBadge } from '../StateBadge.tsx';

export function AssignmentHeader({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  const { title, company, state, public_date, can } = assignment;
  const list = useListLink();
  return (
    <PageHeader
      title={title || t`Uten tittel`}
      crumbs={[list]}
      action={can.edit && <EditorBar assignment={assignment} />}
    >
      <div className={classes.line}>
        <CompanyLogo name={company.name} src={company.logo_url} size={32} />
        <span className={classes.company}>{company.name}</span>
        {(can.edit || state !== 'published') && <StateBadge state={state} />}
        {public_date && (
          <span>
            <Trans>
              publisert <AgoText value={public_date} />
            </Trans>
          </span>
        )}
      </div>
    </PageHeader>
  );
}
