import { useLingui } from '@lingui/react/macro';
import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { DateFieldCalendar } from './DateFieldCalendar.tsx';
import { useTypedDay, type DayInput } from './use-typed-day.ts';

interface DateFieldProps
  extends DayInput, Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'label'> {
  label: string;
  /** the earliest day that the calendar offers; a typed day may be earlier, unless `minDate` says */
  offeredFrom?: string;
}

/** A day as `2026-11-20`, typed in any usual way or chosen in a calendar; empty is null. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onUnread, minDate, offeredFrom = minDate, clearable, ...others } = props;
  const { label, error, placeholder, ...rest } = others;
  const { t } = useLingui();
  const typed = useTypedDay({ value, onChange, onUnread, minDate, clearable });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // Enter may submit the form, with the day as it is typed.
    if (key === 'Enter') typed.read();
  };
  return (
    <TextInput
      {...rest}
      label={label}
      placeholder={placeholder ?? t`dd.mm.åååå`}
      autoComplete="off"
      value={typed.text}
      error={typed.problem ?? error}
      onChange={({ currentTarget }) => typed.write(currentTarget.value)}
      onBlur={typed.read}
      onKeyDown={onKeyDown}
      rightSectionWidth={clearable && typed.text !== '' ? 68 : 36}
      rightSectionPointerEvents="all"
      rightSection={
        <>
          {clearable && typed.text !== '' && (
            <CloseButton size="md" aria-label={t`Tøm feltet`} onClick={() => typed.choose(null)} />
          )}
          <DateFieldCalendar
            label={label}
            value={typed.day}
            minDate={offeredFrom}
            disabled={rest.disabled}
            onChoose={typed.choose}
          />
        </>
      }
    />
  );
}
