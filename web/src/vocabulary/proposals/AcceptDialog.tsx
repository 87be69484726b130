import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../client/use-locale.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { TermForm } from '../TermForm.tsx';
import { useAcceptTerm, type Managed } from '../vocabulary.queries.ts';

interface AcceptDialogProps {
  proposal: Managed;
  onClose: () => void;
}

/** Accepts a proposal for everybody, with its final names. */
export function AcceptDialog({ proposal, onClose }: AcceptDialogProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const accept = useAcceptTerm(proposal.competency);
  return (
    <Dialog onClose={onClose} title={t`Ta ${proposal.names[locale]} i bruk`}>
      <TermForm
        about={`accept ${proposal.competency}`}
        values={proposal}
        maySave
        save={{ label: t`Ta i bruk`, isPending: accept.isPending, error: accept.error }}
        onSave={({ names, discipline }, { outcome }) =>
          accept.mutate(
            { names, discipline },
            outcome({ done: t`${names[locale]} er tatt i bruk`, next: onClose }),
          )
        }
      />
    </Dialog>
  );
}
