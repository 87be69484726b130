import { NumberInput, type NumberInputProps } from '@mantine/core';

type RateInputProps = Omit<NumberInputProps, 'value' | 'onChange'> & {
  value: number | null;
  onChange: (rate: number | null) => void;
};

/** Kroner with two decimals at most, with a comma or a point. */
export function RateInput({ value, onChange, ...props }: RateInputProps) {
  return (
    <NumberInput
      {...props}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' || typed === '-' ? null : Number(typed))}
      decimalScale={2}
      decimalSeparator=","
      allowedDecimalSeparators={['.', ',']}
      thousandSeparator=" "
      allowNegative={false}
      clampBehavior="none"
      step={50}
    />
  );
}
