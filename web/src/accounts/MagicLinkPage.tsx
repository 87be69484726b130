import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { isBrokenLink } from '../client/broken-link.ts';
import { replaceBy } from '../client/calls/go-to.ts';
import { RequestError } from '../client/request-error.ts';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { MainAction } from '../ui/layout/MainAction.tsx';
import { useConsumeMagicLink } from './accounts.queries.ts';
import { EntryFrame } from '../ui/layout/EntryFrame.tsx';
import { pathAfter } from './return-path.ts';

/**
 * Pressing the button uses the link up; opening the page does not, since mail scanners open every link.
 */
export function MagicLinkPage() {
  const { t } = useLingui();
  const { token } = useSearch({ from: '/login/magic' });
  const { history } = useRouter();
  const consume = useConsumeMagicLink();
  const isBroken = token === '' || isBrokenLink(consume.error, 'magic_link_not_valid');
  const enter = () =>
    consume.mutate(token, {
      onSuccess: (step) => replaceBy(history, pathAfter(step, location.origin)),
    });
  return (
    <EntryFrame title={t`Velkommen til Torg`}>
      <Stack>
        {isBroken ? (
          <>
            <ErrorNotice error={brokenLink} />
            <Button component={Link} to="/login">
              <Trans>Be om en ny lenke</Trans>
            </Button>
          </>
        ) : (
          <>
            <Text c="dimmed">
              <Trans>Lenken virker én gang. Trykk på knappen for å logge inn.</Trans>
            </Text>
            <ErrorNotice error={consume.error} />
            <MainAction onClick={enter} loading={consume.isPending}>
              <Trans>Logg inn</Trans>
            </MainAction>
          </>
        )}
      </Stack>
    </EntryFrame>
  );
}

/** Shown also where only a part of the link has arrived. */
const brokenLink = new RequestError({
  status: 401,
  code: 'magic_link_not_valid',
  message: 'The link has been used, has expired, or is not whole.',
  traceId: '',
});
