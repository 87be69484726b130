import { useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { deadlineKinds, type DeadlineKind } from '@torg/protocol/terms';
import { kindOfDeadline, deadlineOf } from './deadline-kind.ts';
import type { DeadlineInputProps } from './deadline-value.ts';
import { DeadlineDay } from './DeadlineDay.tsx';

/** A day, continuous, or as soon as possible. */
export function DeadlineInput(props: DeadlineInputProps) {
  const { id, value, onChange, error, required = false } = props;
  const { t } = useLingui();
  const kind = kindOfDeadline(value);
  const texts = {
    date: {
      label: t`En bestemt dato`,
      description: t`Konsulentene ser datoen og hvor lenge det er til.`,
    },
    continuous: {
      label: t`Løpende`,
      description: t`Svarene vurderes etter hvert som de kommer.`,
    },
    asap: {
      label: t`Så snart som mulig`,
      description: t`Det haster, og de første som passer, blir valgt.`,
    },
  };
  // A link leads to the day where there is one to be corrected.
  const isLedTo = (place: number) => place === 0 && kind !== 'date';
  return (
    <>
      <Radio.Group
        label={t`Når må konsulentene svare?`}
        withAsterisk={required}
        value={kind ?? ''}
        onChange={(chosen) => onChange(deadlineOf(chosen as DeadlineKind))}
        error={kind === 'date' ? undefined : error}
      >
        <Stack gap="sm" mt="xs">
          {deadlineKinds.map((one, place) => (
            <Radio key={one} id={isLedTo(place) ? id : undefined} value={one} {...texts[one]} />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'date' && <DeadlineDay {...props} />}
    </>
  );
}
