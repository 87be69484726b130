import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { DeactivatedLine } from '../../accounts/public/DeactivatedLine.tsx';
import { mayInviteAgain } from '../../accounts/public/may-invite-again.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { AddressText } from '../../ui/text/AddressText.tsx';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { useMinute } from '../../ui/text/use-minute.ts';
import { useInviteAgain, useUninvite, type Client, type Colleague } from '../clients.queries.ts';
import classes from './Colleagues.module.css';

interface ColleagueRowProps {
  client: Client;
  colleague: Colleague;
}

export function ColleagueRow({ client, colleague }: ColleagueRowProps) {
  const me = useShellUser().account.account;
  const { account, name, email, image_url, invited_at, deactivated, can } = colleague;
  return (
    <li className={classes.row}>
      <PersonImage name={name} src={image_url} />
      <div>
        <Text fw={550}>{account === me ? <Trans>{name} (deg)</Trans> : name}</Text>
        <Text size="sm" c="dimmed">
          <AddressText address={email} />
        </Text>
        {deactivated && <DeactivatedLine account={account} />}
      </div>
      {invited_at && (can.inviteAgain || can.uninvite) && (
        <Waiting client={client.client} colleague={colleague} invitedAt={invited_at} />
      )}
    </li>
  );
}

interface WaitingProps {
  client: string;
  colleague: Colleague;
  invitedAt: string;
}

/** Somebody who was invited and has not signed in yet. */
function Waiting({ client, colleague, invitedAt }: WaitingProps) {
  const { t } = useLingui();
  const now = useMinute();
  const [confirming, setConfirming] = useState(false);
  const invite = useInviteAgain(client);
  const uninvite = useUninvite(client);
  const { account, name, email, can } = colleague;
  const mayRemind = can.inviteAgain && mayInviteAgain(invitedAt, now);
  const remind = () =>
    invite.mutate(account, told({ done: t`Invitasjonen er sendt til ${email}` }));
  return (
    <div className={classes.waiting}>
      <Text component="span" size="sm">
        <Trans>
          Invitert <AgoText value={invitedAt} />, ikke kommet ennå
        </Trans>
      </Text>
      {mayRemind && (
        <Button
          size="compact-sm"
          variant="default"
          loading={invite.isPending}
          aria-label={t`Send på nytt til ${name}`}
          onClick={remind}
        >
          <Trans>Send på nytt</Trans>
        </Button>
      )}
      {can.uninvite && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={t`Trekk tilbake invitasjonen til ${name}`}
          onClick={() => setConfirming(true)}
        >
          <Trans>Trekk tilbake</Trans>
        </Button>
      )}
      <ErrorNotice error={invite.error} />
      <ChangeDialog
        opened={confirming}
        destructive
        title={t`Trekke tilbake invitasjonen?`}
        confirm={t`Trekk tilbake`}
        change={uninvite}
        value={account}
        done={t`Invitasjonen er trukket tilbake`}
        onClose={() => setConfirming(false)}
      >
        <Trans>
          Lenken i e-posten til {email} slutter å virke. Du kan invitere på nytt senere.
        </Trans>
      </ChangeDialog>
    </div>
  );
}
