import { Trans } from '@lingui/react/macro';
import { AgoText } from '../ui/text/DateText.tsx';
import type { Person } from './people.queries.ts';
import classes from './PersonCard.module.css';
import { PersonCompany } from './PersonCompany.tsx';
import { PersonName } from './PersonName.tsx';
import { PersonRole } from './PersonRole.tsx';
import { StatusBadge } from './StatusBadge.tsx';

export function PersonCard({ person }: { person: Person }) {
  return (
    <>
      <PersonName person={person} />
      <div className={classes.line}>
        <StatusBadge status={person.status} />
        <PersonRole person={person} />
      </div>
      <PersonCompany organization={person.organization} />
      {person.last_active_at && (
        <span className={classes.seen}>
          <Trans>
            sist aktiv <AgoText value={person.last_active_at} />
          </Trans>
        </span>
      )}
    </>
  );
}
