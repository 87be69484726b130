import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { EntryFrame } from '../ui/EntryFrame.tsx';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { useSetRecommendationMails } from './assignments.queries.ts';

/** Opened from a mail: turns the mails off at once, and lets one think again. */
export function RecommendationsOffPage() {
  const { t } = useLingui();
  const { token } = useSearch({ from: '/recommendations/off' });
  const { mutate, data, error, isPending, variables } = useSetRecommendationMails(token);
  useEffect(() => mutate(false), [mutate]);
  // While they are being turned on again, they are off.
  const on = data?.recommendationMails ?? (isPending && variables ? false : undefined);
  return (
    <EntryFrame title={t`E-post om oppdrag`}>
      <Stack>
        <ErrorNotice error={error} />
        {on === undefined && !error && (
          <Group role="status">
            <Loader size="sm" aria-hidden />
            <Trans>Slår av e-postene …</Trans>
          </Group>
        )}
        {on !== undefined && (
          <Text role="status">
            {on ? (
              <Trans>E-postene er på igjen. Vi skriver når et oppdrag passer for deg.</Trans>
            ) : (
              <Trans>Du får ikke flere e-poster med oppdrag som passer for deg.</Trans>
            )}
          </Text>
        )}
        {on === false && (
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
            Du kan også slå dem av og på under <Link to="/account">Innstillinger</Link>.
          </Trans>
        </Text>
      </Stack>
    </EntryFrame>
  );
}
