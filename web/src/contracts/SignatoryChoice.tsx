import { Radio, Stack } from '@mantine/core';
import type { Signatory } from './contracts.queries.ts';

interface SignatoryChoiceProps {
  label: string;
  signatories: readonly Signatory[];
  value: string;
  onChange: (signatory: string) => void;
}

/** One of those who sign. */
export function SignatoryChoice({ label, signatories, value, onChange }: SignatoryChoiceProps) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {signatories.map(({ signatory, name, email }) => (
          <Radio key={signatory} value={signatory} label={name} description={email} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
