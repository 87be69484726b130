import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { RequestError } from '../../../client/request-error.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { noticeDone } from '../../../ui/states/notice.tsx';
import { unansweredBy } from '../../answers.ts';
import { useSubmitForm, type QaInterviewForm } from '../../qa-interviews.queries.ts';
import type { AnswersState } from './use-answers-autosave.ts';

interface HandInDialogProps {
  opened: boolean;
  onClose: () => void;
  form: QaInterviewForm;
  answers: AnswersState;
  /** as in HandIn: an answer may have been removed elsewhere in the meantime */
  onTooEarly: () => void;
}

/** Asks for confirmation before the answers are final; saves unsaved ones first. */
export function HandInDialog(props: HandInDialogProps) {
  const { opened, onClose, form, answers, onTooEarly } = props;
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
    // A submitted form is shown read-only, which unmounts this dialog.
    const handedIn = await submit.mutateAsync(undefined).catch(() => undefined);
    if (handedIn) noticeDone(t`Fagintervjuet er levert.`);
    else onTooEarly();
  };
  const { error } = submit;
  const missing = error instanceof RequestError ? unansweredBy(error.issues) : [];
  return (
    <ConfirmDialog
      opened={opened}
      title={t`Lever fagintervjuet?`}
      confirm={t`Lever`}
      onConfirm={() => void handIn()}
      onClose={close}
      pending={saving || submit.isPending}
      error={missing.length > 0 ? undefined : error}
    >
      <p>
        <Trans>Vi leser svarene og gir deg en avgjørelse. De kan ikke endres etterpå.</Trans>
      </p>
      {unsaved && (
        <p role="alert">
          <Trans>Noe av det du har skrevet, er ikke lagret ennå. Se over svarene først.</Trans>
        </p>
      )}
      {missing.length > 0 && <Missing places={missing} />}
    </ConfirmDialog>
  );
}

/** Lists the questions by the numbers shown beside them. */
function Missing({ places }: { places: readonly number[] }) {
  const { i18n } = useLingui();
  const numbers = places.map((place) => String(place + 1));
  const named = new Intl.ListFormat(i18n.locale).format(numbers);
  return (
    <p role="alert">
      <Plural
        value={places.length}
        one={`Spørsmål ${named} er ikke besvart. Svaret kan være tatt bort i en annen fane.`}
        other={`Spørsmål ${named} er ikke besvart. Svarene kan være tatt bort i en annen fane.`}
      />
    </p>
  );
}
