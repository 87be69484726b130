import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { errorText } from '../text/error-texts.ts';

interface FileNotFetchedProps {
  error: Error;
  again: () => void;
}

/** In the place of a document that did not come. */
export function FileNotFetched({ error, again }: FileNotFetchedProps) {
  const { t } = useLingui();
  return (
    <Alert
      role="alert"
      color="clay"
      icon={<IconCloudOff aria-hidden />}
      title={t`Vi fikk ikke hentet dokumentet`}
    >
      <p>{errorText(error)}</p>
      <Button variant="default" size="xs" onClick={again}>
        <Trans>Prøv igjen</Trans>
      </Button>
    </Alert>
  );
}
