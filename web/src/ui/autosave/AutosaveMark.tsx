import { Trans } from '@lingui/react/macro';
import { Button, Loader } from '@mantine/core';
import { IconCheck, IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './AutosaveMark.module.css';

export type AutosaveState = 'untouched' | 'saving' | 'saved' | 'failed';

interface AutosaveMarkProps {
  state: AutosaveState;
  onRetry?: () => void;
  /** shown before anything was typed, where an empty line would be a gap */
  idle?: ReactNode;
}

/** Shows discreetly whether what was typed is saved. */
export function AutosaveMark({ state, onRetry, idle }: AutosaveMarkProps) {
  return (
    <div className={classes.mark} role="status" data-state={state}>
      {state === 'untouched' && idle}
      {state === 'saving' && (
        <>
          <Loader size={14} color="gray" aria-hidden />
          <Trans>Lagrer …</Trans>
        </>
      )}
      {state === 'saved' && (
        <>
          <IconCheck size={16} aria-hidden />
          <Trans>Lagret</Trans>
        </>
      )}
      {state === 'failed' && (
        <>
          <IconCloudOff size={16} aria-hidden />
          <Trans>Ikke lagret</Trans>
          {onRetry && (
            <Button size="compact-xs" variant="default" onClick={onRetry}>
              <Trans>Prøv igjen</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  );
}
