import { useLingui } from '@lingui/react/macro';
import { NumberInput } from '@mantine/core';

interface PercentInputProps {
  id: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error?: string;
  min: number;
  /** full time */
  max: number;
  required?: boolean;
}

/** How much of full time something takes. */
export function PercentInput(props: PercentInputProps) {
  const { value, onChange, min, max, required = false, ...field } = props;
  const { t } = useLingui();
  return (
    <NumberInput
      {...field}
      label={t`Omfang i prosent`}
      description={t`Fra ${min} til ${max}. Fulltid er ${max}.`}
      withAsterisk={required}
      aria-required={required}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : Math.round(Number(typed)))}
      allowDecimal={false}
      allowNegative={false}
      clampBehavior="none"
      step={10}
      suffix=" %"
      maw={200}
    />
  );
}
