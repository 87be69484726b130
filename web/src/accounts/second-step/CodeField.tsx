import { TextInput, type TextInputProps } from '@mantine/core';

/** The six digits of an app; phones show their digits, and offer a code that they know. */
export function CodeField(props: TextInputProps) {
  return <TextInput inputMode="numeric" autoComplete="one-time-code" {...props} />;
}
