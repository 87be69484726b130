import { useLingui } from '@lingui/react/macro';
import { Badge, type BadgeProps } from '@mantine/core';
import { statusLooks, statusTexts, type Status } from './agreement-texts.ts';

const looks: Record<(typeof statusLooks)[Status], BadgeProps> = {
  neutral: { color: 'gray', variant: 'outline' },
  turn: { color: 'clay', variant: 'light' },
  good: { color: 'spruce', variant: 'light' },
  over: { variant: 'default' },
};

export function StatusBadge({ status }: { status: Status }) {
  const { t } = useLingui();
  return <Badge {...looks[statusLooks[status]]}>{t(statusTexts[status])}</Badge>;
}
