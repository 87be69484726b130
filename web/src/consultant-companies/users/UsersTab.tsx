import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../ui/layout/Section.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';
import { usersQuery } from '../consultant-companies.queries.ts';
import { UserRow } from './UserRow.tsx';
import classes from './UsersTab.module.css';

/** The people of the company, and its admins. */
export function UsersTab({ place }: { place: CompanyPlace }) {
  const { t } = useLingui();
  const query = useQuery(usersQuery(place.company));
  return (
    <div className={classes.tab}>
      <Section
        title={t`Brukere`}
        lead={
          <Trans>
            Administratorer styrer konsulentene, brukerne og innstillingene. Bedriften har alltid
            minst én.
          </Trans>
        }
      >
        <QueryState
          query={query}
          skeleton={<ListSkeleton rows={4} height={72} />}
          errorTitle={t`Vi fikk ikke hentet brukerne`}
        >
          {({ users }) =>
            users.length > 0 ? (
              <ul className={classes.list} aria-label={t`Brukere`}>
                {users.map((user) => (
                  <UserRow key={user.account} user={user} place={place} />
                ))}
              </ul>
            ) : (
              <Trans>Ingen hører til her ennå.</Trans>
            )
          }
        </QueryState>
      </Section>
    </div>
  );
}
