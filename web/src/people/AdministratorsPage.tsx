import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { AgoText } from '../ui/text/DateText.tsx';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { QueryState } from '../ui/states/QueryState.tsx';
import { Section } from '../ui/layout/Section.tsx';
import classes from './AdministratorsPage.module.css';
import { peopleQuery, type Person } from './people.queries.ts';
import { PersonName } from './PersonName.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const admins = { role: 'admin', limit: limits.peoplePage.max } as const;

export function AdministratorsPage() {
  const { t } = useLingui();
  const list = useQuery(peopleQuery(admins));
  return (
    <>
      <PageHeader title={t`Administratorer`} />
      <div className={classes.page}>
        <Section
          title={t`De som driver Torg`}
          lead={
            <Trans>
              Administratorer ser og endrer alt. Ingen kan ta rettigheten fra seg selv, så det er
              alltid minst én igjen.
            </Trans>
          }
        >
          <QueryState
            query={list}
            skeleton={<ListSkeleton rows={3} height={64} />}
            errorTitle={t`Vi fikk ikke hentet administratorene`}
          >
            {({ accounts, total }) => (
              <>
                <Text role="status" size="sm" c="dimmed" mb="sm">
                  <Plural value={total} one="# administrator" other="# administratorer" />
                </Text>
                <ul className={classes.list}>
                  {accounts.map((person) => (
                    <Row key={person.account} person={person} />
                  ))}
                </ul>
              </>
            )}
          </QueryState>
          <Button variant="default" mt="lg" renderRoot={(props) => <Link {...props} to="/users" />}>
            <Trans>Finn en bruker å gi rettigheten til</Trans>
          </Button>
        </Section>
      </div>
    </>
  );
}

function Row({ person }: { person: Person }) {
  return (
    <li>
      <PersonName person={person} />
      <div className={classes.right}>
        <StatusBadge status={person.status} />
        {person.last_active_at && (
          <Text size="sm" c="dimmed">
            <Trans>
              sist aktiv <AgoText value={person.last_active_at} />
            </Trans>
          </Text>
        )}
      </div>
    </li>
  );
}
