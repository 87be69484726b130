import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { agreementTexts } from './company-texts.ts';

/** Whether a cooperation agreement is in force. */
export function AgreementMark({ signed }: { signed: boolean }) {
  const { t } = useLingui();
  return (
    <Badge color={signed ? 'spruce' : 'clay'} variant="light">
      {t(agreementTexts[signed ? 'signed' : 'missing'])}
    </Badge>
  );
}
