import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { useDraftText } from '../../ui/form/use-draft-text.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { useAskForHuman } from './own-assessments.queries.ts';

interface AskForHumanDialogProps {
  profile: string;
  opportunity: string;
  onClose: () => void;
  /** once it was taken, and the dialog is closed */
  onSent: () => void;
}

/** Asks that a person looks; a reason helps them, and is not needed. */
export function AskForHumanDialog(props: AskForHumanDialogProps) {
  const { profile, opportunity, onClose, onSent } = props;
  const { t } = useLingui();
  const { text: reason, write, forget } = useDraftText('wish-for-a-person', opportunity);
  const sent = () => {
    forget();
    onClose();
    onSent();
  };
  const ask = useAskForHuman(profile);
  const isFit = reason.trim().length <= limits.assessment.comment;
  return (
    <Dialog onClose={onClose} title={t`Be om et menneske`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFit) return;
          ask.mutate(
            { opportunity, reason: reason.trim() },
            told({ done: t`Ønsket er sendt`, next: sent }),
          );
        }}
      >
        <Stack>
          <Text size="sm">
            <Trans>
              Den som ba om vurderingen, og Torg, får beskjed. Du får svar innen{' '}
              {limits.assessment.humanDays} dager.
            </Trans>
          </Text>
          <CountedTextarea
            label={t`Hva bør de se på? (valgfritt)`}
            value={reason}
            data-autofocus
            onChange={write}
            max={limits.assessment.comment}
            minRows={3}
          />
          <ErrorNotice error={ask.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            <Button type="submit" loading={ask.isPending} disabled={!isFit}>
              <Trans>Send ønsket</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
