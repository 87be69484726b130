import { TextInput, type TextInputProps } from '@mantine/core';
import { useField } from '../use-field.ts';
import { FieldFrame } from './FieldFrame.tsx';

type TextName = 'title' | 'duration' | 'place_description' | 'external_url';

interface TextFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'name'> {
  name: TextName;
}

export function TextField({ name, ...props }: TextFieldProps) {
  const { onChange, ...field } = useField(name);
  return (
    <FieldFrame name={name}>
      <TextInput
        {...props}
        {...field}
        withAsterisk={props.required}
        required={false}
        aria-required={props.required}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </FieldFrame>
  );
}
