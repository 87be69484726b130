import { Trans } from '@lingui/react/macro';
import { ShortDateText } from '../../../ui/text/DateText.tsx';
import classes from './AdminDates.module.css';
import type { AdminAssignmentListItem } from '../../assignments.queries.ts';
import { ExternalLink } from '../../ExternalLink.tsx';

/** The facts about an assignment that only admins see, in a line or two. */
export function AdminDates({ assignment }: { assignment: AdminAssignmentListItem }) {
  const { admin_deadline, abidance_deadline, editors, external_url } = assignment;
  return (
    <ul className={classes.dates}>
      {admin_deadline && (
        <li>
          <Trans>
            Intern frist <ShortDateText value={admin_deadline} />
          </Trans>
        </li>
      )}
      {abidance_deadline && (
        <li>
          <Trans>
            Vedståelse til <ShortDateText value={abidance_deadline} />
          </Trans>
        </li>
      )}
      {editors.length > 0 && <li>{editors.map(({ name }) => name).join(', ')}</li>}
      {external_url && (
        <li>
          <ExternalLink href={external_url} />
        </li>
      )}
    </ul>
  );
}
