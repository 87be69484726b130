import { useLingui } from '@lingui/react/macro';
import { marketDay } from '@torg/protocol/market-day';
import { DateField } from '../../../ui/field/DateField.tsx';
import type { DayValue } from '../../../ui/field/unread.ts';
import { useMinute } from '../../../ui/text/use-minute.ts';
import type { DeadlineInputProps } from './deadline-value.ts';
import { deadlineOf } from './deadline-kind.ts';

/** The day of a deadline. Once the assignment is published, its deadline may pass. */
export function DeadlineDay(props: DeadlineInputProps) {
  const { id, value, onChange, error, country, isPublished = false } = props;
  const { t } = useLingui();
  const today = marketDay(useMinute(), country);
  const day = value?.deadline_with_date ?? null;
  const hasPassed = typeof day === 'string' && day < today;
  const choose = (chosen: DayValue) => onChange(deadlineOf('date', chosen));
  return (
    <DateField
      id={id}
      label={t`Svarfrist`}
      description={
        isPublished && hasPassed
          ? t`Fristen er gått ut, men konsulentene kan fortsatt svare.`
          : undefined
      }
      value={day}
      onChange={choose}
      onUnread={choose}
      offeredFrom={isPublished ? undefined : today}
      error={error}
      clearable
      maw={320}
      mt="sm"
    />
  );
}
