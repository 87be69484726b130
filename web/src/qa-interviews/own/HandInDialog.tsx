import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { noticeDone } from '../../ui/notice.tsx';
import { useSubmitForm, type QaInterviewForm } from '../qa-interviews.queries.ts';
import type { AnswersState } from './use-answers-autosave.ts';

interface HandInDialogProps {
  opened: boolean;
  onClose: () => void;
  form: QaInterviewForm;
  answers: AnswersState;
}

/** Asks before the answers are closed for good; what is not saved yet is saved first. */
export function HandInDialog({ opened, onClose, form, answers }: HandInDialogProps) {
  const { t } = useLingui();
  const submit = useSubmitForm(form.uuid);
  const [saving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const close = () => {
    submit.reset();
    setUnsaved(false);
    onClose();
  };
  const handIn = async () => {
    setSaving(true);
    const saved = await answers.flush();
    setSaving(false);
    setUnsaved(!saved);
    if (!saved) return;
    // The form turns to reading as soon as it is handed in, and this dialog goes with it.
    const handedIn = await submit.mutateAsync(undefined).catch(() => undefined);
    if (handedIn) noticeDone(t`Fagintervjuet er levert.`);
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t`Lever fagintervjuet?`}
      confirm={t`Lever`}
      onConfirm={() => void handIn()}
      onClose={close}
      pending={saving || submit.isPending}
      error={submit.error}
    >
      <p>
        <Trans>Vi leser svarene og gir deg en avgjørelse. De kan ikke endres etterpå.</Trans>
      </p>
      {unsaved && (
        <p role="alert">
          <Trans>Noe av det du har skrevet, er ikke lagret ennå. Se over svarene først.</Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
