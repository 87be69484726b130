import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { contractCalls } from '@torg/protocol/contracts/contract-calls';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { CountedTextarea } from '../ui/field/CountedTextarea.tsx';
import { useCallForm } from '../ui/form/use-call-form.ts';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { limits } from '@torg/protocol/limits';
import { useRecall } from './contracts.queries.ts';

/** Nobody can sign it afterwards; everybody who was to sign reads the reason. */
export function RecallDialog({ contract, onClose }: { contract: string; onClose: () => void }) {
  const { t } = useLingui();
  const recall = useRecall(contract);
  const { form, field, draft, submit, outcome, unplaced } = useCallForm({
    about: ['recall-contract', contract],
    body: contractCalls.recallContract.body,
    start: { reason: '' },
    texts: { reason: 'reason' },
    says: { reason: t`Skriv hvorfor kontrakten trekkes tilbake.` },
  });
  const send = submit(({ reason }) =>
    recall.mutate(reason, outcome({ done: t`Kontrakten er trukket tilbake`, next: onClose })),
  );
  const reason = field('reason');
  return (
    <Dialog onClose={onClose} title={t`Trekk tilbake kontrakten`}>
      <form onSubmit={send} noValidate>
        <Stack>
          <Trans>
            Lenkene slutter å virke, og ingen kan signere. De som skulle signere, får vite det.
          </Trans>
          <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} toSend />
          <CountedTextarea
            {...reason}
            data-autofocus
            label={<Trans>Begrunnelse</Trans>}
            value={form.values.reason}
            max={limits.contract.reason}
            minRows={3}
            onChange={(text) => form.setFieldValue('reason', text)}
          />
          <ErrorNotice error={unplaced(recall.error)} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" color="red.8" loading={recall.isPending}>
              <Trans>Trekk tilbake</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
