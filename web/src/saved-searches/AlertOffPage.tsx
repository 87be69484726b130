import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EntryFrame } from '../ui/EntryFrame.tsx';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { useSetAlert } from './saved-searches.queries.ts';

/** Opened from a mail: stops the alerts of one search at once, and lets one think again. */
export function AlertOffPage() {
  const { t } = useLingui();
  const { token } = useSearch({ from: '/search/alert/off' });
  const { mutate, data, error, isPending, variables } = useSetAlert(token);
  useEffect(() => mutate(false), [mutate]);
  return (
    <EntryFrame title={t`Varsel om nye treff`}>
      <Stack>
        <ErrorNotice error={error} />
        {data === undefined && !error && (
          <Group role="status">
            <Loader size="sm" aria-hidden />
            <Trans>Stopper varslene …</Trans>
          </Group>
        )}
        {data && <Outcome title={data.title} on={data.on} />}
        {data?.on === false && (
          <Button variant="default" loading={isPending} onClick={() => mutate(true)}>
            <Trans>Angre</Trans>
          </Button>
        )}
        {error && (
          <Button variant="default" loading={isPending} onClick={() => mutate(variables ?? false)}>
            <Trans>Prøv igjen</Trans>
          </Button>
        )}
        <Text size="sm" c="dimmed">
          <Trans>
            Du kan også endre varslene under <Link to="/search/saved">Lagrede søk</Link>.
          </Trans>
        </Text>
      </Stack>
    </EntryFrame>
  );
}

function Outcome({ title, on }: { title: string; on: boolean }) {
  return (
    <Text role="status">
      {on ? (
        <Trans>Varslene for «{title}» er på igjen.</Trans>
      ) : (
        <Trans>Du får ikke flere varsler om «{title}». Søket er fortsatt lagret.</Trans>
      )}
    </Text>
  );
}
