import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ChangeDialog } from '../../../ui/dialog/ChangeDialog.tsx';
import { MainAction } from '../../../ui/layout/MainAction.tsx';
import { useAcceptDraft, type AgreementDraft } from '../../agreements.queries.ts';

/** Accepts what the other side sent last. */
export function AcceptAction({ draft }: { draft: AgreementDraft }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const change = useAcceptDraft(draft.agreement_draft_id);
  return (
    <>
      <MainAction leftSection={<IconCheck size={18} aria-hidden />} onClick={() => setOpen(true)}>
        <Trans>Godta vilkårene</Trans>
      </MainAction>
      {isOpen && (
        <ChangeDialog
          title={t`Godta vilkårene?`}
          confirm={t`Godta vilkårene`}
          change={change}
          value={draft.revision}
          done={t`Dere er enige. Kontrakten er klar til signering.`}
          onClose={() => setOpen(false)}
        >
          <Text>
            <Trans>
              Da fryses vilkårene, og kontrakten sendes til signering hos begge. Ingen kan endre den
              etterpå.
            </Trans>
          </Text>
        </ChangeDialog>
      )}
    </>
  );
}
