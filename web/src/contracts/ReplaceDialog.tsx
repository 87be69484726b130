import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { contractCalls } from '@torg/protocol/contracts/contract-calls';
import { useState } from 'react';
import { RequestError } from '../client/request-error.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { useCallForm } from '../ui/form/use-call-form.ts';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { errorText } from '../ui/text/error-texts.ts';
import type { ActedOn } from './acted-on.ts';
import { useReplace } from './contracts.queries.ts';
import { SignatoryChoice } from './SignatoryChoice.tsx';

/** Both sides need an address of their own, which is told at the field. */
export const sameAddress = (field: string) => (error: unknown) =>
  error instanceof RequestError && error.code === 'signatories_must_differ'
    ? { [field]: errorText(error) }
    : {};

/** Lets somebody else sign, as long as nobody has. */
export function ReplaceDialog({ contract, onClose }: { contract: ActedOn; onClose: () => void }) {
  const { t } = useLingui();
  const { contract_id, signatories } = contract;
  const [chosen, setChosen] = useState(signatories[0]?.signatory ?? '');
  const replace = useReplace(contract_id);
  const { field, submit, outcome, unplaced } = useCallForm({
    about: ['replace-signatory', contract_id],
    body: contractCalls.replaceSignatory.body,
    start: { name: '', email: '' },
    texts: { name: 'name', email: 'email' },
    says: { name: t`Skriv navnet på den som skal signere, med vanlige tegn.` },
    refusedAt: sameAddress('email'),
  });
  const send = submit(({ name, email }) =>
    replace.mutate(
      { signatory_id: chosen, name: name.trim(), email: email.trim() },
      outcome({ done: t`Lenken er sendt til ${name}`, next: onClose }),
    ),
  );
  return (
    <Dialog onClose={onClose} title={t`Bytt ut den som signerer`}>
      <form onSubmit={send} noValidate>
        <Stack>
          <SignatoryChoice
            label={t`Hvem skal byttes ut?`}
            signatories={signatories}
            value={chosen}
            onChange={setChosen}
          />
          <TextInput {...field('name')} label={<Trans>Navn</Trans>} autoComplete="off" />
          <TextInput
            {...field('email')}
            label={<Trans>E-post</Trans>}
            description={<Trans>Hit sender vi lenken til å signere.</Trans>}
            type="email"
            autoComplete="off"
          />
          <ErrorNotice error={unplaced(replace.error)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" loading={replace.isPending}>
              <Trans>Bytt ut</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
