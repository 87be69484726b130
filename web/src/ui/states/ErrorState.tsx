import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { RequestError } from '../../client/request-error.ts';
import { errorText } from '../text/error-texts.ts';
import { StatePanel } from './StatePanel.tsx';

interface ErrorStateProps {
  error: unknown;
  /** what could not be loaded, as a title: "Vi fikk ikke hentet oppdragene" */
  title?: string;
  onRetry?: () => void;
  order?: 1 | 2;
}

export function ErrorState({ error, title, onRetry, order }: ErrorStateProps) {
  const { t, i18n } = useLingui();
  const traceId = error instanceof RequestError && error.status >= 500 ? error.traceId : undefined;
  return (
    <StatePanel
      order={order}
      icon={<IconCloudOff />}
      title={title ?? t`Dette gikk ikke`}
      action={
        onRetry && (
          <Button variant="default" onClick={onRetry}>
            <Trans>Prøv igjen</Trans>
          </Button>
        )
      }
      footnote={traceId && <Trans>Sporings-id: {traceId}</Trans>}
    >
      <span role="alert">{errorText(error, i18n)}</span>
    </StatePanel>
  );
}
