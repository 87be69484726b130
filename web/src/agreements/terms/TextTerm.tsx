import { TextInput, type TextInputProps } from '@mantine/core';
import { TermFrame } from './TermFrame.tsx';
import { useTerm } from './use-term.ts';

interface TextTermProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'name'> {
  name: 'role' | 'short' | 'custom';
}

export function TextTerm({ name, required, ...props }: TextTermProps) {
  const { onChange, ...field } = useTerm(name);
  return (
    <TermFrame name={name}>
      <TextInput
        {...props}
        {...field}
        withAsterisk={required}
        aria-required={required}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </TermFrame>
  );
}
