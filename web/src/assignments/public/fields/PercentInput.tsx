import { useLingui } from '@lingui/react/macro';
import { NumberField } from '../../../ui/field/number/NumberField.tsx';
import type { NumberValue } from '../../../ui/field/unread.ts';

interface PercentInputProps {
  id: string;
  value: NumberValue;
  onChange: (value: NumberValue) => void;
  error?: string;
  min: number;
  /** full time */
  max: number;
  required?: boolean;
}

/** How much of full time something takes. */
export function PercentInput({ required = false, ...field }: PercentInputProps) {
  const { min, max } = field;
  const { t } = useLingui();
  return (
    <NumberField
      {...field}
      label={t`Omfang i prosent`}
      description={t`Fra ${min} til ${max}. Fulltid er ${max}.`}
      withAsterisk={required}
      aria-required={required}
      unit="%"
      maw={320}
    />
  );
}
