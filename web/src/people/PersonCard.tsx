import { Trans } from '@lingui/react/macro';
import { AgoText } from '../ui/DateText.tsx';
import type { Person } from './people.queries.ts';
import classes from './PersonCard.module.css';
import { PersonCompany } from './PersonCompany.tsx';
import { PersonName } from './PersonName.tsx';
import { PersonRole } from './PersonRole.tsx';
import { StandingBadge } from './StandingBadge.tsx';

export function PersonCard({ person }: { person: Person }) {
  return (
    <>
      <PersonName person={person} />
      <div className={classes.line}>
        <StandingBadge standing={person.standing} />
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
