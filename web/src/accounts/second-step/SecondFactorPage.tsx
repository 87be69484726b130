import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { replaceBy } from '../../client/calls/go-to.ts';
import { EntryFrame } from '../../ui/layout/EntryFrame.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { pendingSignInQuery } from '../accounts.queries.ts';
import { returnPath } from '../return-path.ts';
import { SecondStep } from './SecondStep.tsx';
import { isPendingOver } from './sign-in.queries.ts';

/** After the password, the mailed link or the other service: the second step, which outlives a reload. */
export function SecondFactorPage() {
  const { t } = useLingui();
  const { goto } = useSearch({ from: '/login/second-factor' });
  const { history } = useRouter();
  const { data, error, refetch } = useQuery(pendingSignInQuery);
  const isOver = isPendingOver(error);
  const pending = isOver ? undefined : data;
  return (
    <EntryFrame title={t`Ett steg til`}>
      <Stack>
        {pending && (
          <>
            <Text c="dimmed">
              <Trans>Kontoen din har totrinnsinnlogging, så vi må vite at det er deg.</Trans>
            </Text>
            <SecondStep
              pending={pending}
              onOver={() => void refetch()}
              onSignedIn={({ return_to }) =>
                replaceBy(history, returnPath(return_to, location.origin))
              }
            />
          </>
        )}
        <ErrorNotice error={pending ? undefined : error} />
        {!pending && !error && <ListSkeleton rows={2} height={56} />}
        <Button
          renderRoot={(props) => <Link to="/login" search={{ goto }} {...props} />}
          {...(!isOver && { variant: 'subtle', color: 'gray' })}
        >
          <Trans>Begynn på nytt</Trans>
        </Button>
      </Stack>
    </EntryFrame>
  );
}
