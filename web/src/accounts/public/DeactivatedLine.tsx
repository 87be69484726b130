import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { TextLink } from '../../ui/text/TextLink.tsx';
import classes from './DeactivatedLine.module.css';
import { useShellUser } from './shell-user.ts';

/** Marks somebody in a list who cannot sign in; only admins can change that. */
export function DeactivatedLine({ account }: { account: string }) {
  const { can } = useShellUser();
  return (
    <span className={classes.line}>
      <Badge color="red" variant="light">
        <Trans>Deaktivert</Trans>
      </Badge>
      {can.administer ? (
        <TextLink href={`/admin/accounts/${account}/edit`}>
          <Trans>Se kontoen</Trans>
        </TextLink>
      ) : (
        <Trans>Kan ikke logge inn. Torg kan åpne kontoen igjen.</Trans>
      )}
    </span>
  );
}
