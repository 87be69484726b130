import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { Managed } from './vocabulary.queries.ts';
import { statusColors, statusTexts } from './vocabulary-texts.ts';

export function TermStatus({ term: { status } }: { term: Pick<Managed, 'status'> }) {
  const { t } = useLingui();
  return (
    <Badge color={statusColors[status]} variant="light">
      {t(statusTexts[status])}
    </Badge>
  );
}
