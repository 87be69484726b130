import type { ReactNode } from 'react';
import { DateField } from '../../../ui/field/DateField.tsx';
import { useField } from '../use-field.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface DayFieldProps {
  name: 'start_date' | 'abidance_deadline' | 'admin_deadline';
  label: string;
  description?: ReactNode;
}

export function DayField({ name, label, description }: DayFieldProps) {
  const field = useField(name);
  return (
    <FieldFrame name={name}>
      <DateField {...field} label={label} description={description} clearable maw={320} />
    </FieldFrame>
  );
}
