import { Trans } from '@lingui/react/macro';
import { IconCircle, IconCircleCheckFilled, IconCircleHalf2 } from '@tabler/icons-react';
import type { Meets } from '../read-output.ts';
import classes from './MeetsText.module.css';

/** Whether a criterion is met, by a sign and in words. */
export function MeetsText({ meets }: { meets: Meets }) {
  return (
    <span className={classes.meets} data-meets={meets}>
      {meets === 'yes' && (
        <>
          <IconCircleCheckFilled size={16} aria-hidden />
          <Trans>Dokumentert</Trans>
        </>
      )}
      {meets === 'partly' && (
        <>
          <IconCircleHalf2 size={16} aria-hidden />
          <Trans>Delvis</Trans>
        </>
      )}
      {meets === 'no' && (
        <>
          <IconCircle size={16} aria-hidden />
          <Trans>Ikke funnet</Trans>
        </>
      )}
    </span>
  );
}
