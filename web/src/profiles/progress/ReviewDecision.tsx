import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { RequestError } from '../../client/request-error.ts';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useDecideProfileQa, type Profile } from '../profiles.queries.ts';
import { stepTitleId } from './ProgressStep.tsx';

/**
 * An admin approves or rejects the profile. When two decide at once, the second sees the first one's
 * decision.
 */
export function ReviewDecision({ profile }: { profile: Profile }) {
  const decide = useDecideProfileQa(profile.account);
  const { can } = profile;
  const { error, isPending, variables: decided } = decide;
  const setStatus = (status: NonNullable<typeof decided>) =>
    decide.mutate(status, { onSuccess: () => focusWhenThere(stepTitleId.review, 'nearest') });
  const isLate = error instanceof RequestError && error.code === 'profile_qa_state_does_not_allow';
  return (
    <>
      <Group gap="xs">
        {can.decideQa && (
          <>
            <Button
              size="xs"
              loading={isPending && decided === 'approved'}
              onClick={() => setStatus('approved')}
            >
              <Trans>Godkjenn</Trans>
            </Button>
            <Button
              size="xs"
              variant="default"
              loading={isPending && decided === 'rejected'}
              onClick={() => setStatus('rejected')}
            >
              <Trans>Avvis</Trans>
            </Button>
          </>
        )}
        {can.reopenQa && (
          <Button
            size="xs"
            variant="default"
            loading={isPending && decided === 'in_progress'}
            onClick={() => setStatus('in_progress')}
          >
            <Trans>Vurder på nytt</Trans>
          </Button>
        )}
      </Group>
      {isLate ? (
        <Alert role="alert" color="clay" icon={<IconUsers aria-hidden />}>
          <Trans>Noen andre kom deg i forkjøpet. Over ser du hvordan profilen står nå.</Trans>
        </Alert>
      ) : (
        <ErrorNotice error={error} />
      )}
    </>
  );
}
