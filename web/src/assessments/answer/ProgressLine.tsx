import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Progress } from '@mantine/core';
import { focusHeading } from '../../ui/dialog/focus-heading.ts';
import { told, type Outcome } from '../../ui/states/told.ts';
import classes from './ProgressLine.module.css';

interface ProgressLineProps {
  done: number;
  total: number;
  /** stops what is still waited for, after which this line goes */
  cancel?: {
    isPending: boolean;
    mutate: (nothing: undefined, outcome: Outcome<unknown>) => void;
  };
}

/** How many of those who were asked about are answered. */
export function ProgressLine({ done, total, cancel }: ProgressLineProps) {
  const { t } = useLingui();
  const cancelled = told({ done: t`Det som ventet, er avbrutt`, next: focusHeading });
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
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, cancelled)}
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
