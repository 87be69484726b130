import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { UnsentText } from '../../../ui/form/UnsentText.tsx';
import type { DecisionInHand } from './use-decision-form.ts';

interface UnsentDecisionProps {
  form: QaInterviewForm;
  own: DecisionInHand;
  /** discards the text, and moves the focus */
  onDrop: () => void;
}

/** Shows who decided first, and keeps the text that the admin had written. */
export function UnsentDecision({ form, own, onDrop }: UnsentDecisionProps) {
  const { t } = useLingui();
  const me = useShellUser().account.name;
  const { status, reason } = own.form.values;
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
