import { useLingui } from '@lingui/react/macro';
import { Badge, type BadgeProps } from '@mantine/core';
import type { QaInterviewStatus } from '@torg/protocol/profiles/profile-life';
import { statusTexts } from './interview-texts.ts';

const looks: Record<QaInterviewStatus, BadgeProps> = {
  draft: { color: 'gray', variant: 'outline' },
  submitted: { color: 'clay', variant: 'light' },
  approved: { color: 'spruce', variant: 'light' },
  declined: { variant: 'default' },
};

export function StatusBadge({ status }: { status: QaInterviewStatus }) {
  const { t } = useLingui();
  return <Badge {...looks[status]}>{t(statusTexts[status])}</Badge>;
}
