import { Plural, Trans } from '@lingui/react/macro';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useSigningCode, type Subject } from './signing.queries.ts';

interface CodeRequestProps {
  subject: Subject;
  /** with its middle hidden */
  email: string;
  code: string;
  onCode: (code: string) => void;
}

const { minutes } = limits.contract.code;

export const isCode = (code: string): boolean => /^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/** Mails six digits, which show that whoever signs reads the mail of that address. */
export function CodeRequest({ subject, email, code, onCode }: CodeRequestProps) {
  const request = useSigningCode(subject);
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
        onClick={() => request.mutate()}
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
        onChange={({ currentTarget }) => onCode(currentTarget.value)}
      />
    </Stack>
  );
}
