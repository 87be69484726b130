import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';

interface RemoteInputProps {
  id: string;
  value: boolean;
  onChange: (value: boolean) => void;
  error?: string;
}

export function RemoteInput({ value, onChange, ...field }: RemoteInputProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      {...field}
      label={t`Fjernarbeid er mulig`}
      description={t`Konsulenten kan gjøre hele eller deler av jobben hjemmefra.`}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
