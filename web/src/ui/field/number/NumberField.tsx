import { TextInput, type TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTypedNumber, type NumberInput } from './use-typed-number.ts';

interface NumberFieldProps
  extends NumberInput, Omit<TextInputProps, keyof NumberInput | 'defaultValue'> {}

/** A number, typed in any usual way; what is no number stays as typed, and the field says why. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, min, max, decimals, unit, error, ...rest } = props;
  const typed = useTypedNumber({ value, onChange, min, max, decimals, unit });
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') typed.read();
  };
  return (
    <TextInput
      {...rest}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed.text}
      error={typed.problem ?? error}
      onChange={({ currentTarget }) => typed.write(currentTarget.value)}
      onBlur={typed.read}
      onKeyDown={onKeyDown}
    />
  );
}
