import { limits } from '@torg/protocol/limits';
import type { ReactNode } from 'react';
import { MarkdownEditor } from '../../../ui/markdown/MarkdownEditor.tsx';
import { textRules } from '../field-rules.ts';
import { useField } from '../use-field.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface MarkdownFieldProps {
  name: 'description' | 'terms_and_conditions';
  label: string;
  description: ReactNode;
}

/** What publishing asks for. */
const least = { description: limits.assignment.description.min, terms_and_conditions: 0 };

export function MarkdownField({ name, label, description }: MarkdownFieldProps) {
  const field = useField(name);
  return (
    <FieldFrame name={name}>
      <MarkdownEditor
        {...field}
        min={least[name]}
        max={textRules[name].maxLength ?? Infinity}
        label={label}
        description={description}
        required={least[name] > 0}
      />
    </FieldFrame>
  );
}
