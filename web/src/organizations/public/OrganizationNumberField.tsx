import { Trans } from '@lingui/react/macro';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { Country } from '@torg/protocol/terms';
import { RegisterHint } from './RegisterHint.tsx';

interface OrganizationNumberFieldProps {
  /** the props of the input, with its rules and error */
  input: TextInputProps;
  typed: { name: string; number: string };
  country: Country;
  onUseName: (name: string) => void;
}

/** A company's number, with a hint from the company register of its country. */
export function OrganizationNumberField(props: OrganizationNumberFieldProps) {
  const { input, typed, country, onUseName } = props;
  return (
    <>
      <TextInput
        {...input}
        label={<Trans>Organisasjonsnummer</Trans>}
        description={country === 'NO' ? <Trans>Ni sifre</Trans> : <Trans>Ti sifre</Trans>}
        inputMode="numeric"
      />
      <RegisterHint
        number={typed.number}
        country={country}
        name={typed.name}
        onUseName={onUseName}
      />
    </>
  );
}
