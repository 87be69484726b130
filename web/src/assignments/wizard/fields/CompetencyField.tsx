import type { ReactNode } from 'react';
import { CompetencyPicker } from '../../../competencies/public/CompetencyPicker.tsx';
import { mostOf } from '../field-rules.ts';
import { useField } from '../use-field.ts';
import { useWizard } from '../wizard-context.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface CompetencyFieldProps {
  name: 'roles' | 'skills';
  label: string;
  description: ReactNode;
}

export function CompetencyField({ name, label, description }: CompetencyFieldProps) {
  const { values } = useWizard();
  return (
    <FieldFrame name={name}>
      <CompetencyPicker
        {...useField(name)}
        type={name === 'roles' ? 'role' : 'skill'}
        label={label}
        description={description}
        max={mostOf[name]}
        discipline={values.discipline}
      />
    </FieldFrame>
  );
}
