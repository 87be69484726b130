import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import { statusColors, statusTexts } from './contract-texts.ts';

export function ContractStatusBadge({ status }: { status: ContractStatus }) {
  const { t } = useLingui();
  return (
    <Badge color={statusColors[status]} variant="light">
      {t(statusTexts[status])}
    </Badge>
  );
}
