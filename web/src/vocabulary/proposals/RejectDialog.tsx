import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../client/use-locale.ts';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { useRejectTerm, type Managed } from '../vocabulary.queries.ts';

interface RejectDialogProps {
  proposal: Managed;
  onClose: () => void;
}

export function RejectDialog({ proposal, onClose }: RejectDialogProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const reject = useRejectTerm(proposal.competency);
  const name = proposal.names[locale];
  const { profiles, entries } = proposal.used;
  return (
    <ChangeDialog
      title={t`Avvise ${name}?`}
      confirm={t`Avvis`}
      change={reject}
      value={undefined}
      done={t`${name} er avvist`}
      onClose={onClose}
      destructive
    >
      <Plural
        value={profiles + entries}
        _0="Ingen bruker ordet."
        one="Ordet tas bort fra det ene stedet det brukes."
        other="Ordet tas bort fra de # stedene det brukes."
      />{' '}
      <Trans>Du kan angre det fra siden til ordet.</Trans>
    </ChangeDialog>
  );
}
