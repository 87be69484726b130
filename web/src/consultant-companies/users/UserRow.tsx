import { Trans, useLingui } from '@lingui/react/macro';
import { Switch, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { DeactivatedLine } from '../../accounts/public/DeactivatedLine.tsx';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { AddressText } from '../../ui/text/AddressText.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';
import { useSetCompanyAdmin, type CompanyUser } from '../consultant-companies.queries.ts';
import { InvitationLine } from './InvitationLine.tsx';
import { StepDownDialog } from './StepDownDialog.tsx';
import classes from './UserRow.module.css';

interface UserRowProps {
  user: CompanyUser;
  place: CompanyPlace;
}

export function UserRow({ user, place }: UserRowProps) {
  const { t } = useLingui();
  const me = useShellUser().account.account;
  const setAdmin = useSetCompanyAdmin(place.company);
  const [stepsDown, setStepsDown] = useState(false);
  const { account, name, email, image_url, is_consultant_admin: isAdmin, deactivated, can } = user;
  const { is_last_admin: isLast } = user;
  const noteId = useId();
  const change = (next: boolean) => {
    if (account === me && !next) return setStepsDown(true);
    setAdmin.mutate(
      { account, isAdmin: next },
      told({
        done: next ? t`${name} er administrator` : t`${name} er ikke lenger administrator`,
      }),
    );
  };
  return (
    <li className={classes.row}>
      <PersonImage name={name} src={image_url} />
      <div className={classes.who}>
        <Text fw={550}>{account === me ? <Trans>{name} (deg)</Trans> : name}</Text>
        <Text size="sm" c="dimmed">
          <AddressText address={email} />
        </Text>
        {can.inviteAgain && user.invited_at !== null && (
          <InvitationLine user={user} invitedAt={user.invited_at} company={place.company} />
        )}
        {deactivated && <DeactivatedLine account={account} />}
      </div>
      <div className={classes.right}>
        {(can.setAdmin || isLast) && (
          <Switch
            label={<Trans>Administrator</Trans>}
            aria-label={t`${name} er administrator`}
            aria-describedby={isLast ? noteId : undefined}
            checked={isAdmin}
            disabled={!can.setAdmin || setAdmin.isPending}
            onChange={({ currentTarget }) => change(currentTarget.checked)}
          />
        )}
        {isLast && (
          <Text id={noteId} size="sm" c="dimmed">
            <Trans>Den siste administratoren. Gi noen andre rettigheten først.</Trans>
          </Text>
        )}
      </div>
      {setAdmin.error && (
        <div className={classes.error}>
          <ErrorNotice error={setAdmin.error} />
        </div>
      )}
      {stepsDown && <StepDownDialog place={place} onClose={() => setStepsDown(false)} />}
    </li>
  );
}
