import { useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { deadlineKinds, type DeadlineKind } from '@torg/protocol/terms';
import { DateField } from '../../../ui/field/DateField.tsx';
import { kindOfDeadline, deadlineOf } from '../deadline-kind.ts';
import { useField } from '../use-field.ts';
import { FieldFrame } from './FieldFrame.tsx';

export function DeadlineField() {
  const { t } = useLingui();
  const { id, value, onChange, error } = useField('deadline');
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
  return (
    <FieldFrame name="deadline">
      <Radio.Group
        label={t`Når må konsulentene svare?`}
        withAsterisk
        value={kind ?? ''}
        onChange={(chosen) => onChange(deadlineOf(chosen as DeadlineKind))}
        error={kind === 'date' ? undefined : error}
      >
        <Stack gap="sm" mt="xs">
          {deadlineKinds.map((one, place) => (
            <Radio key={one} id={place === 0 ? id : undefined} value={one} {...texts[one]} />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'date' && (
        <DateField
          label={t`Svarfrist`}
          value={value?.deadline_with_date ?? null}
          onChange={(day) => onChange(deadlineOf('date', day))}
          error={error}
          clearable
          maw={320}
          mt="sm"
        />
      )}
    </FieldFrame>
  );
}
