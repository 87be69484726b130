import { Plural, Trans } from '@lingui/react/macro';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import type { ReactNode } from 'react';
import { RequestError } from '../../client/request-error.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useSigningCode, type Subject } from './signing.queries.ts';

interface CodeRequestProps {
  subject: Subject;
  /** with its middle hidden */
  email: string;
  code: string;
  onCode: (code: string) => void;
  /** what is wrong with the code as it is written */
  error: ReactNode;
}

const { minutes } = limits.contract.code;

export const digitsOf = (code: string): string => code.replaceAll(/\s/g, '');
export const isCode = (code: string): boolean => /^\d{6}$/.test(digitsOf(code));

/** A code was refused, and it is not the one that is written now. */
export const isOldRefusal = (error: unknown, refused: string | undefined, code: string): boolean =>
  error instanceof RequestError &&
  error.code === 'signing_code_not_valid' &&
  refused !== digitsOf(code);

/** Mails six digits, which show that whoever signs reads the mail of that address. */
export function CodeRequest({ subject, email, code, onCode, error }: CodeRequestProps) {
  const request = useSigningCode(subject);
  const send = () => {
    onCode('');
    request.mutate();
  };
  return (
    <Stack gap="xs">
      <Text size="sm">
        <Trans>
          For å vise at det er deg, sender vi en kode på seks sifre til <bdi>{email}</bdi>.
        </Trans>
      </Text>
      <Button
        variant="default"
        loading={request.isPending}
        onClick={send}
        style={{ alignSelf: 'start' }}
      >
        {request.isSuccess ? <Trans>Send en ny kode</Trans> : <Trans>Send meg koden</Trans>}
      </Button>
      <ErrorNotice error={request.error} />
      <Text size="sm" role="status">
        {request.isSuccess && (
          <Plural
            value={minutes}
            one="Koden er sendt og virker i ett minutt."
            other="Koden er sendt og virker i # minutter."
          />
        )}
      </Text>
      <TextInput
        name="code"
        label={<Trans>Koden fra e-posten</Trans>}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={code}
        error={error}
        onChange={({ currentTarget }) => onCode(currentTarget.value)}
      />
    </Stack>
  );
}
