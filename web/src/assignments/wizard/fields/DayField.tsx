import type { ReactNode } from 'react';
import { DateField } from '../../../ui/field/DateField.tsx';
import type { TypedFieldName } from '../unread-fields.ts';
import { useField } from '../use-field.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface DayFieldProps {
  name: Exclude<TypedFieldName, 'deadline' | 'percent'>;
  label: string;
  description?: ReactNode;
}

export function DayField({ name, label, description }: DayFieldProps) {
  const field = useField(name);
  return (
    <FieldFrame name={name}>
      <DateField
        {...field}
        onUnread={field.onChange}
        label={label}
        description={description}
        clearable
        maw={320}
      />
    </FieldFrame>
  );
}
