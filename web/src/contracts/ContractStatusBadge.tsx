import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { ContractStatus } from '@torg/protocol/contracts/contract-life';
import { statusColors, statusTexts } from './contract-texts.ts';

export function ContractStatusBadge({ status }: { status: ContractStatus }) {
  const { t } = useLingui();
  const color = statusColors[status];
  // On the page's own ground, a light gray would not be seen.
  return (
    <Badge miw="max-content" color={color} variant={color === 'gray' ? 'default' : 'light'}>
      {t(statusTexts[status])}
    </Badge>
  );
}
