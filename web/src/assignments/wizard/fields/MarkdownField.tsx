import { limits } from '@torg/protocol/limits';
import type { ReactNode } from 'react';
import { MarkdownEditor } from '../../../ui/markdown/MarkdownEditor.tsx';
import { useField } from '../use-field.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface MarkdownFieldProps {
  name: 'description' | 'terms_and_conditions';
  label: string;
  description: ReactNode;
}

const sizes = {
  description: limits.assignment.description,
  terms_and_conditions: { min: 0, max: limits.assignment.terms },
};

export function MarkdownField({ name, label, description }: MarkdownFieldProps) {
  const field = useField(name);
  return (
    <FieldFrame name={name}>
      <MarkdownEditor
        {...field}
        {...sizes[name]}
        label={label}
        description={description}
        required={sizes[name].min > 0}
      />
    </FieldFrame>
  );
}
