import { TextInput } from '@mantine/core';
import { textRules, type TextField } from './need-fields.ts';
import { NeedFieldFrame } from './NeedFieldFrame.tsx';
import { useNeedField } from './use-need-field.ts';

interface NeedTextFieldProps {
  name: Exclude<TextField, 'description'>;
  label: string;
}

export function NeedTextField({ name, label }: NeedTextFieldProps) {
  const { onChange, ...field } = useNeedField(name);
  return (
    <NeedFieldFrame name={name}>
      <TextInput
        {...field}
        label={label}
        maxLength={textRules[name].maxLength}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </NeedFieldFrame>
  );
}
