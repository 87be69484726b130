import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ChangeDialog } from '../../../ui/dialog/ChangeDialog.tsx';
import { useWithdrawDraft, type AgreementDraft } from '../../agreements.queries.ts';

export function WithdrawAction({ draft }: { draft: AgreementDraft }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const change = useWithdrawDraft(draft.agreement_draft_id);
  const wasSent = draft.rounds.length > 0;
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {wasSent ? <Trans>Trekk tilbake</Trans> : <Trans>Forkast</Trans>}
      </Button>
      {isOpen && (
        <ChangeDialog
          title={wasSent ? t`Trekke avtalen tilbake?` : t`Forkaste utkastet?`}
          confirm={wasSent ? t`Trekk tilbake` : t`Forkast`}
          change={change}
          value={undefined}
          done={wasSent ? t`Avtalen er trukket tilbake` : t`Utkastet er forkastet`}
          onClose={() => setOpen(false)}
          destructive
        >
          <Text>
            {wasSent ? (
              <Trans>Selskapet og konsulenten får vite det. Du kan begynne på nytt senere.</Trans>
            ) : (
              <Trans>
                Utkastet blir liggende blant de avsluttede. Du kan begynne på nytt senere.
              </Trans>
            )}
          </Text>
        </ChangeDialog>
      )}
    </>
  );
}
