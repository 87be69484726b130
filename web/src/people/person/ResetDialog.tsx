import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { peopleCalls } from '@torg/protocol/people/people';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useResetSecondFactor, type PersonDetails } from '../people.queries.ts';

interface ResetDialogProps {
  person: PersonDetails;
  onClose: () => void;
}

/** Asks why somebody's factors are removed; the reason stays in their history. */
export function ResetDialog({ person: { account, name }, onClose }: ResetDialogProps) {
  const { t } = useLingui();
  const reset = useResetSecondFactor(account);
  const { field, draft, submit, outcome } = useCallForm({
    about: ['second-factor', account],
    body: peopleCalls.resetSecondFactor.body,
    start: { reason: '' },
    texts: { reason: 'reason' },
    says: { reason: t`Skriv hvorfor, og hvordan du vet at det er ${name}` },
  });
  const close = () => {
    draft.forget();
    onClose();
  };
  const send = submit(({ reason }) =>
    reset.mutate(reason.trim(), outcome({ done: t`Tofaktor er nullstilt`, next: onClose })),
  );
  return (
    <Dialog title={t`Nullstill tofaktor`} onClose={close}>
      <form onSubmit={send} noValidate>
        <Stack>
          <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
          <Text fw={550}>{name}</Text>
          <Text>
            <Trans>
              Kodeapp, passnøkler og gjenopprettingskoder blir fjernet, og personen blir logget ut
              overalt og får en e-post. Vær sikker på at det er den rette som spør.
            </Trans>
          </Text>
          <Textarea
            {...field('reason')}
            label={<Trans>Hvorfor?</Trans>}
            description={<Trans>Står i historikken til personen.</Trans>}
            autosize
            minRows={2}
            data-autofocus
          />
          <ErrorNotice error={reset.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" color="red.8" loading={reset.isPending}>
              <Trans>Nullstill</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
