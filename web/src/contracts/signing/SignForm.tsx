import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { RequestError } from '../../client/request-error.ts';
import { useRef, useState, type SyntheticEvent, type ReactNode } from 'react';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { hashOf } from '../verify/hash-of.ts';
import { digitsOf, isCode, isOldRefusal } from './CodeRequest.tsx';
import { signingPdfQuery, useSign, type Signing, type Subject } from './signing.queries.ts';
import { useKeptText } from './use-kept-text.ts';

export interface StepProps {
  subject: Subject;
  signing: Signing;
  /** where a mailed code is needed; with what is wrong with it */
  codeField: ((error: ReactNode) => ReactNode) | undefined;
  code: string;
}

type Lacks = 'document' | 'name' | 'authority' | 'code';

/** The name typed, the authority confirmed; what is signed is the PDF that this page has shown. */
export function SignForm(props: StepProps & { onDecline: () => void }) {
  const { subject, signing, codeField, code, onDecline } = props;
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { data: pdf } = useQuery(signingPdfQuery(subject, signing));
  const [name, setName] = useKeptText('name', signing.signatory);
  const [hasAuthority, setAuthority] = useState(false);
  const [lacks, setLacks] = useState<Lacks[]>([]);
  const sign = useSign(subject);
  const company = companyOf(signing);
  const isAboutName = namesField(sign.error, 'name');
  const isRefused = isAboutName && sign.variables?.name === name.trim();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found: Lacks[] = [];
    if (!pdf) found.push('document');
    if (name.trim() === '') found.push('name');
    if (!hasAuthority) found.push('authority');
    if (codeField && !isCode(code)) found.push('code');
    setLacks(found);
    const [first] = found;
    if (!pdf || first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const document_hash = await hashOf(new Blob([pdf]));
    const given = codeField ? { code: digitsOf(code) } : {};
    sign.mutate(
      { name: name.trim(), document_hash, ...given },
      {
        onSuccess: () => setName(''),
        onError: (error) => {
          if (!namesField(error, 'name')) return;
          form.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
        },
      },
    );
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <Title order={2} size="h3">
          <Trans>Signer</Trans>
        </Title>
        <TextInput
          name="name"
          label={<Trans>Navnet ditt</Trans>}
          description={<Trans>Skriv det fullt ut. Det blir signaturen din.</Trans>}
          autoComplete="name"
          withAsterisk
          maxLength={limits.account.name}
          value={name}
          error={
            (lacks.includes('name') && name.trim() === '' && t`Skriv navnet ditt.`) ||
            (isRefused && t`Navnet har tegn som ikke kan brukes i en signatur.`)
          }
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Checkbox
          name="authority"
          label={
            <Trans>
              Jeg har lest dokumentet, og kan signere på vegne av <bdi>{company}</bdi>.
            </Trans>
          }
          checked={hasAuthority}
          error={lacks.includes('authority') && !hasAuthority && t`Bekreft at du kan signere.`}
          onChange={({ currentTarget }) => setAuthority(currentTarget.checked)}
        />
        {codeField?.(
          lacks.includes('code') && !isCode(code) && t`Skriv de seks sifrene fra e-posten.`,
        )}
        {lacks.includes('document') && !pdf && <Lack>{t`Vent til dokumentet er hentet.`}</Lack>}
        <ErrorNotice
          error={
            isAboutName || isOldRefusal(sign.error, sign.variables?.code, code) ? null : sign.error
          }
        />
        <MainAction type="submit" loading={sign.isPending}>
          <Trans>Signer</Trans>
        </MainAction>
        <Button variant="subtle" onClick={onDecline}>
          <Trans>Jeg vil ikke signere</Trans>
        </Button>
      </Stack>
    </form>
  );
}

/** A refusal of what was typed into one field. */
const namesField = (error: unknown, field: string): boolean =>
  error instanceof RequestError && error.issues.some(({ path }) => path === field);

function Lack({ children }: { children: string }) {
  return (
    <Text role="alert" size="sm" c="var(--mantine-color-error)">
      {children}
    </Text>
  );
}

function companyOf({ contract, signatory }: Signing): string {
  const own = contract.signatories.find((one) => one.signatory === signatory);
  return own?.side === 'sender' ? contract.sender_name : contract.recipient_name;
}
