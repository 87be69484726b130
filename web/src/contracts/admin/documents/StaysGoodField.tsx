import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Radio, Stack } from '@mantine/core';
import { staysGood, type StaysGood } from '@torg/protocol/contracts/contract-terms';
import { marketDay } from '@torg/protocol/market-day';
import { useState } from 'react';
import { DateField } from '../../../ui/field/DateField.tsx';
import type { Compliance } from './documents.queries.ts';

const texts: Record<StaysGood, MessageDescriptor> = {
  no: msg`Nei, alle må signere på nytt`,
  until: msg`Ja, til og med en dag`,
  forever: msg`Ja, inntil videre`,
};

interface StaysGoodFieldProps {
  label: string;
  value: Compliance;
  onChange: (value: Compliance) => void;
  /** a day is missing */
  error?: string | undefined;
}

/** Whether contracts on an older version still count. */
export function StaysGoodField({ label, value, onChange, error }: StaysGoodFieldProps) {
  const { t } = useLingui();
  const [today] = useState(() => marketDay(new Date()));
  const choose = (word: string) => {
    const stays_good = staysGood.find((one) => one === word) ?? 'no';
    onChange({ stays_good, good_until: stays_good === 'until' ? value.good_until : null });
  };
  return (
    <Stack gap="xs">
      <Radio.Group label={label} value={value.stays_good} onChange={choose}>
        <Stack gap="xs" mt="xs">
          {staysGood.map((word) => (
            <Radio key={word} value={word} label={t(texts[word])} />
          ))}
        </Stack>
      </Radio.Group>
      {value.stays_good === 'until' && (
        <DateField
          label={t`Siste dag`}
          value={value.good_until}
          minDate={today}
          error={error}
          onChange={(good_until) => onChange({ ...value, good_until })}
        />
      )}
    </Stack>
  );
}

/** What is lacking before it can be saved. */
export const lacksDay = ({ stays_good, good_until }: Compliance): boolean =>
  stays_good === 'until' && good_until === null;
