import { Trans, useLingui } from '@lingui/react/macro';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { noticeDone } from '../../../ui/states/notice.tsx';
import { useDecide, type QaInterviewForm } from '../../qa-interviews.queries.ts';
import type { DecisionInHand } from './use-decision-form.ts';

interface DecisionDialogProps {
  opened: boolean;
  onClose: () => void;
  form: QaInterviewForm;
  own: DecisionInHand;
}

/** Asks for confirmation before a decision is sent, since it cannot be changed. */
export function DecisionDialog({ opened, onClose, form, own }: DecisionDialogProps) {
  const { t } = useLingui();
  const { account } = useShellUser().account;
  const decide = useDecide(form.uuid);
  const { status, reason } = own.form.values;
  const consultant = form.name;
  const send = async () => {
    if (!status) return;
    // If another admin was first, their decision replaces the form, which unmounts this dialog.
    const sent = await decide
      .mutateAsync({ status, reason: reason.trim(), decisionBy: account })
      .catch(() => undefined);
    if (!sent) return;
    own.draft.discard();
    noticeDone(t`Avgjørelsen er sendt.`);
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={status === 'approved' ? t`Godkjenn fagintervjuet?` : t`Avslå fagintervjuet?`}
      confirm={status === 'approved' ? t`Godkjenn` : t`Avslå`}
      onConfirm={() => void send()}
      onClose={() => {
        decide.reset();
        onClose();
      }}
      pending={decide.isPending}
      error={decide.error}
    >
      <p>
        <Trans>
          {consultant} får se avgjørelsen og begrunnelsen din. Avgjørelsen kan ikke endres.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
