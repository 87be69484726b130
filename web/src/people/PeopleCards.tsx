import { Trans } from '@lingui/react/macro';
import { AgoText } from '../ui/DateText.tsx';
import type { Person } from './people.queries.ts';
import classes from './PeopleCards.module.css';
import { PersonCompany } from './PersonCompany.tsx';
import { PersonName } from './PersonName.tsx';
import { PersonRole } from './PersonRole.tsx';
import { StandingBadge } from './StandingBadge.tsx';

/** The table where there is no room for one. */
export function PeopleCards({ people }: { people: readonly Person[] }) {
  return (
    <ul className={classes.list}>
      {people.map((person) => (
        <li key={person.account} className={`torg-card ${classes.card}`}>
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
        </li>
      ))}
    </ul>
  );
}
