import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { useTakeTime, type Interview } from '../interviews.queries.ts';
import { TimeText } from '../TimeText.tsx';
import classes from './TimeChoices.module.css';

/** The times that were offered: buttons for the consultant, a list for all others. */
export function TimeChoices({ interview }: { interview: Interview }) {
  const { t } = useLingui();
  const label = useId();
  const take = useTakeTime(interview.interview);
  const { times, zone, can } = interview;
  if (times.length === 0) return null;
  const outcome = told({ done: t`Tiden er avtalt` });
  const chosen = take.isPending ? take.variables : undefined;
  return (
    <Stack gap="xs">
      <Text id={label} size="sm" fw={550}>
        {can.take ? <Trans>Velg en tid som passer</Trans> : <Trans>Tider som er foreslått</Trans>}
      </Text>
      <ul className={classes.times} aria-labelledby={label}>
        {times.map((time) => (
          <li key={time.interview_time}>
            {time.can.take ? (
              <Button
                fullWidth
                variant="default"
                classNames={{ root: classes.choice, label: classes.when }}
                loading={chosen === time.interview_time}
                onClick={() => take.mutate(time.interview_time, outcome)}
              >
                <TimeText time={time} zone={zone} />
              </Button>
            ) : (
              <Text component="span" c={can.take ? 'dimmed' : undefined}>
                <TimeText time={time} zone={zone} />
              </Text>
            )}
          </li>
        ))}
      </ul>
      <ErrorNotice error={take.error} />
    </Stack>
  );
}
