import { Trans, useLingui } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { momentText } from '../../ui/text/dates.ts';
import type { Contract } from '../contracts.queries.ts';
import classes from './SigningBody.module.css';

export function SigningHeader({ contract }: { contract: Contract }) {
  const { i18n } = useLingui();
  const { title, sender_name, recipient_name, document, expires_at, can } = contract;
  return (
    <header className={classes.header}>
      <title>{`${title} · Torg`}</title>
      <Title order={1} tabIndex={-1}>
        {title}
      </Title>
      <p>
        <Trans>
          Mellom <bdi>{sender_name}</bdi> og <bdi>{recipient_name}</bdi> · versjon{' '}
          {document.version}
        </Trans>
        {can.sign && expires_at !== null && (
          <>
            {' · '}
            <Trans>kan signeres til {momentText(i18n.locale, expires_at)}</Trans>
          </>
        )}
      </p>
    </header>
  );
}
