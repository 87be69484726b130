import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { AgoText } from '../../ui/text/DateText.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { told } from '../../ui/states/told.ts';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { sessionsQuery, useRevokeSession, type AccountSession } from '../accounts.queries.ts';
import { securityQuery, useRevokeOtherSessions } from './security.queries.ts';
import classes from './SessionsSection.module.css';

export function SessionsSection() {
  const { t } = useLingui();
  const sessions = useQuery(sessionsQuery);
  const { data: security } = useQuery(securityQuery);
  const revoke = useRevokeSession();
  const revokeOthers = useRevokeOtherSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section
      title={t`Innlogginger`}
      titleRef={heading}
      lead={<Trans>Her er du innlogget nå. Logg ut der du ikke kjenner deg igjen.</Trans>}
    >
      <ErrorNotice error={revoke.error ?? revokeOthers.error} />
      <QueryState query={sessions} skeleton={<ListSkeleton rows={2} height={56} />}>
        {(data) => (
          <Stack component="ul" gap={0} className={classes.list}>
            {data.sessions.map((session) => (
              <SessionRow
                key={session.session_id}
                session={session}
                pending={revoke.isPending && revoke.variables === session.session_id}
                onRevoke={() => revoke.mutate(session.session_id)}
              />
            ))}
          </Stack>
        )}
      </QueryState>
      {security?.can.signOutElsewhere && (
        <Button
          mt="sm"
          variant="default"
          loading={revokeOthers.isPending}
          onClick={() =>
            revokeOthers.mutate(
              undefined,
              // The button disappears once there is nothing left to sign out of.
              told({
                done: t`Du er logget ut alle andre steder`,
                next: () => heading.current?.focus(),
              }),
            )
          }
        >
          <Trans>Logg ut overalt ellers</Trans>
        </Button>
      )}
    </Section>
  );
}

interface SessionRowProps {
  session: AccountSession;
  pending: boolean;
  onRevoke: () => void;
}

function SessionRow({ session, pending, onRevoke }: SessionRowProps) {
  const { t } = useLingui();
  const { device, method, second_factor, current, last_seen_at, can } = session;
  const methods = {
    password: t`passord`,
    magic_link: t`lenke på e-post`,
    oidc: t`annen tjeneste`,
    passkey: t`passnøkkel`,
  };
  return (
    <Group component="li" justify="space-between" wrap="nowrap" className={classes.row}>
      <div className={classes.what}>
        <Text fw={550}>{device}</Text>
        <Text size="sm" c="dimmed">
          <Trans>
            Sist brukt <AgoText value={last_seen_at} />
          </Trans>{' '}
          · {methods[method]}
          {second_factor && (
            <>
              {' '}
              · <Trans>to trinn</Trans>
            </>
          )}
        </Text>
      </div>
      {current && (
        <Badge variant="light" flex="none">
          <Trans>Denne enheten</Trans>
        </Badge>
      )}
      {can.end && (
        <Button variant="default" size="xs" flex="none" loading={pending} onClick={onRevoke}>
          <Trans>Logg ut</Trans>
        </Button>
      )}
    </Group>
  );
}
