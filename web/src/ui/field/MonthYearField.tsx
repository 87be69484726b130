import { useLingui } from '@lingui/react/macro';
import { Input, NativeSelect, TextInput } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './MonthYearField.module.css';

export interface MonthYear {
  /** from 1; null where it is unknown */
  month: number | null;
  /** as it is typed */
  year: string;
}

interface MonthYearFieldProps {
  /** of the first input */
  id?: string;
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  value: MonthYear;
  onChange: (value: MonthYear) => void;
  disabled?: boolean;
  /** the month is left out */
  yearOnly?: boolean;
  children?: ReactNode;
}

/** A month and a year, typed or chosen: a calendar would take longer. */
export function MonthYearField(props: MonthYearFieldProps) {
  const { label, description, error, value, onChange, children } = props;
  const { disabled = false, yearOnly = false } = props;
  const { t, i18n } = useLingui();
  const own = useId();
  const id = props.id ?? own;
  const described = [description && `${own}-description`, error && `${own}-error`];
  const months = monthNames(i18n.locale);
  return (
    <div
      role="group"
      aria-labelledby={`${own}-label`}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <Input.Label id={`${own}-label`} labelElement="div">
        {label}
      </Input.Label>
      {description && (
        <Input.Description id={`${own}-description`} mb={5}>
          {description}
        </Input.Description>
      )}
      <div className={classes.row}>
        {!yearOnly && (
          <NativeSelect
            id={id}
            className={classes.month}
            aria-label={t`${label}, måned`}
            error={Boolean(error)}
            disabled={disabled}
            value={value.month ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ ...value, month: Number(currentTarget.value) || null })
            }
            data={[
              { value: '', label: t`Måned` },
              ...months.map((name, place) => ({ value: String(place + 1), label: name })),
            ]}
          />
        )}
        <TextInput
          id={yearOnly ? id : undefined}
          className={classes.year}
          aria-label={t`${label}, år`}
          error={Boolean(error)}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t`År`}
          maxLength={4}
          value={value.year}
          onChange={({ currentTarget }) =>
            onChange({ ...value, year: currentTarget.value.replaceAll(/\D/g, '') })
          }
        />
        {children}
      </div>
      {error && (
        <Input.Error id={`${own}-error`} mt={5}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}

function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long' });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2020, month, 1)));
}
