import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { JobState } from './job-state.ts';
import classes from './JobNotice.module.css';

interface JobNoticeProps {
  state: JobState;
  /** while there is no answer yet, and while the one before stands */
  first: ReactNode;
  again: ReactNode;
  /** what could not be made */
  failed: string;
  /** why, in the reader's language */
  why: string | null;
  /** that something it rests on has changed */
  outdated: string;
  /** to have it made once more; undefined where nobody may */
  retry?: { label: string; pending: boolean; onClick: () => void };
}

/** How far a machine's answer has come, and what one can do about it. */
export function JobNotice(props: JobNoticeProps) {
  const { state, first, again, failed, why, outdated, retry } = props;
  if (state === 'first' || state === 'again') {
    return (
      <Group gap="sm" role="status" className={classes.working} wrap="nowrap">
        <Loader size="sm" aria-hidden />
        <span>{state === 'first' ? first : again}</span>
      </Group>
    );
  }
  if (state !== 'failed' && state !== 'outdated') return <span role="status" hidden />;
  const isFailed = state === 'failed';
  return (
    <Alert
      color={isFailed ? 'red' : 'clay'}
      role={isFailed ? 'alert' : 'status'}
      icon={isFailed ? <IconAlertCircle aria-hidden /> : <IconRefresh aria-hidden />}
      title={isFailed ? failed : outdated}
    >
      {isFailed && why !== null && <Text size="sm">{why}</Text>}
      {retry && (
        <Button mt="xs" size="xs" variant="default" loading={retry.pending} onClick={retry.onClick}>
          {isFailed ? <Trans>Prøv igjen</Trans> : retry.label}
        </Button>
      )}
    </Alert>
  );
}
