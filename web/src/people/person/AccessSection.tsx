import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { mayInviteAgain } from '../../accounts/public/may-invite-again.ts';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { AgoText, DateText } from '../../ui/text/DateText.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { useMinute } from '../../ui/text/use-minute.ts';
import {
  useInviteAgain,
  useSetDeactivated,
  useSignOutEverywhere,
  type PersonDetails,
} from '../people.queries.ts';
import { AccessLine } from './AccessLine.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** Whether somebody can sign in, and where they are signed in. */
export function AccessSection({ person }: { person: PersonDetails }) {
  const { t } = useLingui();
  return (
    <Section title={t`Tilgang`}>
      <Stack gap="lg">
        {person.can.inviteAgain && <Invitation person={person} />}
        <Sessions person={person} />
        <SecondFactor person={person} />
        {(person.can.deactivate || person.can.reactivate) && <Deactivation person={person} />}
      </Stack>
    </Section>
  );
}

function Invitation({ person }: { person: PersonDetails }) {
  const { t } = useLingui();
  const invite = useInviteAgain(person.account);
  const now = useMinute();
  const { email, invited_at } = person;
  const mayRemind = invited_at !== null && mayInviteAgain(invited_at, now);
  const send = () =>
    invite.mutate(undefined, told({ done: t`Invitasjonen er sendt til ${email}` }));
  return (
    <div>
      <AccessLine
        action={
          mayRemind && (
            <Button variant="default" loading={invite.isPending} onClick={send}>
              <Trans>Send invitasjonen på nytt</Trans>
            </Button>
          )
        }
      >
        {invited_at && (
          <Trans>
            Invitert <AgoText value={invited_at} />, ikke kommet ennå
          </Trans>
        )}
      </AccessLine>
      <ErrorNotice error={invite.error} />
    </div>
  );
}

function Sessions({ person }: { person: PersonDetails }) {
  const { t } = useLingui();
  const [confirming, setConfirming] = useState(false);
  const signOut = useSignOutEverywhere(person.account);
  const { name, sessions } = person;
  return (
    <>
      <AccessLine
        action={
          person.can.signOut && (
            <Button variant="default" onClick={() => setConfirming(true)}>
              <Trans>Logg ut overalt</Trans>
            </Button>
          )
        }
      >
        <Plural
          value={sessions}
          _0="Ikke innlogget noe sted."
          one="Innlogget i # nettleser."
          other="Innlogget i # nettlesere."
        />
      </AccessLine>
      <ChangeDialog
        opened={confirming}
        title={t`Logg ut overalt`}
        confirm={t`Logg ut`}
        change={signOut}
        value={undefined}
        done={t`${name} er logget ut overalt`}
        onClose={() => setConfirming(false)}
      >
        <Trans>
          Alle innlogginger og lenker på e-post slutter å virke. Personen kan logge inn igjen.
        </Trans>
      </ChangeDialog>
    </>
  );
}

function Deactivation({ person }: { person: PersonDetails }) {
  const { t } = useLingui();
  const [confirming, setConfirming] = useState(false);
  const set = useSetDeactivated(person.account);
  const { name, deactivated_at, can } = person;
  const reactivate = () => set.mutate(false, told({ done: t`${name} kan logge inn igjen` }));
  // One button in one place, so that the keyboard stays there when it turns into the other.
  return (
    <>
      <AccessLine
        action={
          can.reactivate ? (
            <Button loading={set.isPending} onClick={reactivate}>
              <Trans>Aktiver kontoen igjen</Trans>
            </Button>
          ) : (
            <Button variant="default" color="red" onClick={() => setConfirming(true)}>
              <Trans>Deaktiver kontoen</Trans>
            </Button>
          )
        }
      >
        {can.reactivate ? (
          <Trans>
            Deaktivert <DateText value={deactivated_at ?? ''} />
          </Trans>
        ) : (
          <Trans>En deaktivert konto er ute med én gang, og ingenting blir slettet.</Trans>
        )}
      </AccessLine>
      {can.reactivate && <ErrorNotice error={set.error} />}
      <ChangeDialog
        opened={confirming}
        destructive
        title={t`Deaktiver kontoen`}
        confirm={t`Deaktiver`}
        change={set}
        value={true}
        done={t`${name} er deaktivert`}
        onClose={() => setConfirming(false)}
      >
        <Text fw={550}>{name}</Text>
        <Trans>
          Personen blir logget ut og kan ikke komme inn, får ingen e-post og vises ikke i søk. Du
          kan aktivere kontoen igjen når som helst.
        </Trans>
      </ChangeDialog>
    </>
  );
}
