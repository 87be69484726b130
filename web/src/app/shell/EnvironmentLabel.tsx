import { Trans } from '@lingui/react/macro';
import type { Environment } from '@torg/protocol/terms';
import classes from './EnvironmentLabel.module.css';

/** Beside the logo, so that nobody mistakes a test environment for production. */
export function EnvironmentLabel({ environment }: { environment: Environment }) {
  if (environment === 'production') return null;
  return (
    <span className={classes.label}>
      {environment === 'development' ? <Trans>Utvikling</Trans> : <Trans>Test</Trans>}
    </span>
  );
}
