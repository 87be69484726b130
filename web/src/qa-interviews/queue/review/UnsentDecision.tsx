import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { UnsentText } from '../../UnsentText.tsx';
import type { OwnDraft } from './use-decision-draft.ts';

interface UnsentDecisionProps {
  form: QaInterviewForm;
  own: OwnDraft;
  /** discards the text, and moves the focus */
  onDrop: () => void;
}

/** Shows who decided first, and keeps the text that the admin had written. */
export function UnsentDecision({ form, own: { draft }, onDrop }: UnsentDecisionProps) {
  const { t } = useLingui();
  const me = useShellUser().account.name;
  const { status, reason } = draft;
  if (!status && !reason) return null;
  const { decision, decision_by_name: who } = form;
  const meant = status === 'approved' ? t`Du ville godkjenne` : t`Du ville avslå`;
  return (
    <Alert
      color="clay"
      icon={<IconUsers aria-hidden />}
      title={who === me ? t`Du har allerede avgjort dette` : t`${who} avgjorde dette før deg`}
    >
      <Stack gap="sm">
        <span>
          {decision?.status === 'approved' ? (
            <Trans>Fagintervjuet ble godkjent. Det du hadde skrevet, ble ikke sendt.</Trans>
          ) : (
            <Trans>Fagintervjuet ble avslått. Det du hadde skrevet, ble ikke sendt.</Trans>
          )}
        </span>
        <UnsentText about={status && meant} text={reason} onDrop={onDrop} />
      </Stack>
    </Alert>
  );
}
