import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { momentText } from '../../ui/text/dates.ts';
import classes from './VerifyPage.module.css';
import type { Verified } from './use-verify.ts';

export function VerifyAnswer({ state }: { state: Verified }) {
  const { t, i18n } = useLingui();
  if (state.kind === 'failed') {
    return (
      <div className={classes.answer}>
        <ErrorNotice error={state.error} />
      </div>
    );
  }
  const { name, sha256 } = state;
  const { result, signed_at } = state.answer;
  const isSigned = result === 'signed';
  const isPdf = name.toLowerCase().endsWith('.pdf');
  return (
    <Alert
      className={classes.answer}
      color={isSigned ? 'spruce' : 'clay'}
      icon={isSigned ? <IconCircleCheck aria-hidden /> : <IconHelpCircle aria-hidden />}
      title={isSigned ? t`Signert hos Torg, og uendret` : t`Vi kjenner ikke dette dokumentet`}
    >
      <p>
        {!isSigned && !isPdf && (
          <Trans>
            <bdi>{name}</bdi> er ikke en PDF. Det som signeres hos Torg, er alltid en PDF.
          </Trans>
        )}
        {!isSigned && isPdf && (
          <Trans>
            <bdi>{name}</bdi> er ikke signert hos Torg, eller det er endret etter at det ble
            signert.
          </Trans>
        )}
        {isSigned && signed_at !== null && (
          <Trans>
            <bdi>{name}</bdi> ble signert {momentText(i18n.locale, signed_at)}.
          </Trans>
        )}
      </p>
      <Text size="xs" c="dimmed" className={classes.hash}>
        SHA-256: {sha256}
      </Text>
    </Alert>
  );
}
