import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { digitsOf, isCode, isOldRefusal } from './CodeRequest.tsx';
import type { StepProps } from './SignForm.tsx';
import { useDecline } from './signing.queries.ts';
import { useKeptText } from './use-kept-text.ts';

/** Says no for good, with the reason that both sides will read. */
export function DeclineForm(props: StepProps & { onBack: () => void }) {
  const { subject, signing, codeField, code, onBack } = props;
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useKeptText('reason', signing.signatory);
  const [isTried, setTried] = useState(false);
  const decline = useDecline(subject);
  const lacksReason = reason.trim() === '';
  const lacksCode = Boolean(codeField) && !isCode(code);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (lacksReason) field.current?.focus();
    if (lacksReason || lacksCode) return;
    const given = codeField ? { code: digitsOf(code) } : {};
    decline.mutate({ reason: reason.trim(), ...given }, { onSuccess: () => setReason('') });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Title order={2} size="h3">
          <Trans>Si nei til å signere</Trans>
        </Title>
        <Text size="sm">
          <Trans>
            Da kan ingen signere dette dokumentet lenger. Begge parter får begrunnelsen.
          </Trans>
        </Text>
        <Textarea
          ref={field}
          label={<Trans>Hvorfor signerer du ikke?</Trans>}
          withAsterisk
          autosize
          minRows={3}
          maxRows={12}
          maxLength={limits.contract.reason}
          value={reason}
          error={isTried && lacksReason && t`Skriv en begrunnelse.`}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {codeField?.(isTried && lacksCode && t`Skriv de seks sifrene fra e-posten.`)}
        <ErrorNotice
          error={isOldRefusal(decline.error, decline.variables?.code, code) ? null : decline.error}
        />
        <Group justify="space-between">
          <Button variant="default" onClick={onBack}>
            <Trans>Tilbake</Trans>
          </Button>
          <Button type="submit" color="red.8" loading={decline.isPending}>
            <Trans>Si nei</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
