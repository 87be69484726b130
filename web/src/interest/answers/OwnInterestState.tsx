import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import {
  useTakeBackWithdrawal,
  useWithdrawInterest,
  type OwnInterest,
} from '../interest.queries.ts';
import { InterestStateBadge } from '../public/InterestStateBadge.tsx';
import { ownStateSentences } from './answer-words.ts';

/** The button that was pressed goes, and the opposite one comes. */
const then = (button: string) => ({ onSuccess: () => void focusWhenThere(button) });

/** How it stands with an interest, for whoever has sent it, who may withdraw it and undo that. */
export function OwnInterestState({ interest }: { interest: OwnInterest }) {
  const { t } = useLingui();
  const { assignment_interest: id, state, answer_by, can } = interest;
  const withdraw = useWithdrawInterest(id);
  const takeBack = useTakeBackWithdrawal(id);
  return (
    <Stack gap="xs">
      <Group gap="sm" role="status">
        <InterestStateBadge state={state} />
        <Text>
          {t(ownStateSentences[state])}{' '}
          {answer_by !== null && (
            <Trans>
              Svar kommer senest <DateText value={answer_by} />.
            </Trans>
          )}
        </Text>
      </Group>
      <ErrorNotice error={withdraw.error ?? takeBack.error} />
      {can.withdraw && (
        <Button
          id={`withdraw-${id}`}
          variant="default"
          size="compact-md"
          style={{ alignSelf: 'flex-start' }}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined, then(`take-back-${id}`))}
        >
          <Trans>Trekk interessen</Trans>
        </Button>
      )}
      {can.takeBack && (
        <Button
          id={`take-back-${id}`}
          variant="default"
          size="compact-md"
          style={{ alignSelf: 'flex-start' }}
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate(undefined, then(`withdraw-${id}`))}
        >
          <Trans>Angre at du trakk den</Trans>
        </Button>
      )}
    </Stack>
  );
}
