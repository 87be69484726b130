import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { mayInviteAgain } from '../../accounts/public/may-invite-again.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { AgoText } from '../../ui/text/DateText.tsx';
import { useMinute } from '../../ui/text/use-minute.ts';
import { useInviteAgain, type CompanyUser } from '../consultant-companies.queries.ts';
import classes from './InvitationLine.module.css';

interface InvitationLineProps {
  user: CompanyUser;
  invitedAt: string;
  company: string;
}

/** A user who was invited and has not signed in yet. */
export function InvitationLine({ user, invitedAt, company }: InvitationLineProps) {
  const { t } = useLingui();
  const invite = useInviteAgain(company);
  const now = useMinute();
  const { account, name, email } = user;
  const send = () => invite.mutate(account, told({ done: t`Invitasjonen er sendt til ${email}` }));
  return (
    <div className={classes.line}>
      <Text component="span" size="sm" className={classes.waiting}>
        <IconMail size={16} aria-hidden />
        <span>
          <Trans>
            Invitert <AgoText value={invitedAt} />, ikke kommet ennå
          </Trans>
        </span>
      </Text>
      {mayInviteAgain(invitedAt, now) && (
        <Button
          size="compact-sm"
          variant="default"
          loading={invite.isPending}
          aria-label={t`Send på nytt til ${name}`}
          onClick={send}
        >
          <Trans>Send på nytt</Trans>
        </Button>
      )}
      <ErrorNotice error={invite.error} />
    </div>
  );
}
