import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { told } from '../../../ui/states/told.ts';
import { useDeclineDraft, type AgreementDraft } from '../../agreements.queries.ts';
import { ReasonDialog } from '../../ReasonDialog.tsx';

export function DeclineAction({ draft }: { draft: AgreementDraft }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        <Trans>Avslå</Trans>
      </Button>
      {isOpen && <DeclineDialog draft={draft} onClose={() => setOpen(false)} />}
    </>
  );
}

function DeclineDialog({ draft, onClose }: { draft: AgreementDraft; onClose: () => void }) {
  const { t } = useLingui();
  const decline = useDeclineDraft(draft.agreement_draft_id);
  return (
    <ReasonDialog
      title={t`Avslå avtalen?`}
      lead={<Trans>Oppdragsgiveren og konsulenten får vite det, med grunnen du skriver.</Trans>}
      confirm={t`Avslå`}
      onConfirm={(reason) =>
        decline.mutate(reason, told({ done: t`Avtalen er avslått`, next: onClose }))
      }
      onClose={onClose}
      change={decline}
    />
  );
}
