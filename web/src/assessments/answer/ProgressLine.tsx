import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Progress } from '@mantine/core';
import classes from './ProgressLine.module.css';

interface ProgressLineProps {
  done: number;
  total: number;
  /** stops what is still waited for */
  cancel?: { pending: boolean; onClick: () => void };
}

/** How many of those who were asked about are answered. */
export function ProgressLine({ done, total, cancel }: ProgressLineProps) {
  const { t } = useLingui();
  return (
    <div className={classes.line} data-no-print>
      <Group justify="space-between">
        <span role="status">
          <Trans>
            {done} av {total} er svart
          </Trans>
        </span>
        {cancel && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={cancel.pending}
            onClick={cancel.onClick}
          >
            <Trans>Avbryt det som venter</Trans>
          </Button>
        )}
      </Group>
      <Progress
        value={total === 0 ? 0 : (done / total) * 100}
        aria-label={t`Hvor mange som er svart`}
      />
    </div>
  );
}
