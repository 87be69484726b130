import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { momentText } from '../../ui/text/dates.ts';
import { CountList } from './CountList.tsx';
import type { FlowcaseDeletion } from './deletion.queries.ts';

/** What was removed just now. It takes the focus of the form that is gone. */
export function Receipt({ deletion }: { deletion: FlowcaseDeletion }) {
  const { t, i18n } = useLingui();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const { name, deleted_at, removed } = deletion;
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      role="status"
      color="spruce"
      icon={<IconCircleCheck aria-hidden />}
      title={t`Flowcase-data hos ${name} er slettet`}
    >
      <Text size="sm" mb="sm">
        <Trans>Slettet {momentText(i18n.locale, deleted_at)}.</Trans>
      </Text>
      <CountList counts={removed} />
    </Alert>
  );
}
