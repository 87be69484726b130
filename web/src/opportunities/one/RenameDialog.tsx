import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { opportunityCalls } from '@torg/protocol/opportunities/opportunities';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { usePatchOpportunity, type Opportunity } from '../opportunities.queries.ts';

// The body of a new need names it, and requires the name.
const { body } = opportunityCalls.createOpportunity;

export function RenameDialog({ need, onClose }: { need: Opportunity; onClose: () => void }) {
  const { t } = useLingui();
  const patch = usePatchOpportunity(need.opportunity);
  const { opportunity_name } = need;
  const { form, field, submit, outcome } = useCallForm({
    about: ['need-name', need.opportunity],
    body,
    start: { opportunity_name },
    texts: { opportunity_name: undefined },
  });
  const save = submit((typed) =>
    patch.mutate(typed, outcome({ done: t`Behovet har fått nytt navn`, next: onClose })),
  );
  return (
    <Dialog opened title={t`Gi behovet nytt navn`} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <Stack>
          <TextInput
            {...field('opportunity_name')}
            label={t`Navn`}
            autoComplete="off"
            data-autofocus
          />
          <ErrorNotice error={patch.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            <SubmitButton unsaved={form.isDirty()} pending={patch.isPending}>
              <Trans>Lagre</Trans>
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
