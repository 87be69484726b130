import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import classes from './Conflict.module.css';
import { SideText } from './SideText.tsx';
import type { Answering } from './use-answering.ts';
import type { Stretch } from './word-difference.ts';

interface SideProps {
  side: 'ours' | 'theirs';
  stretches: readonly Stretch[];
  answering: Answering;
}

/** One side of a conflict, with the button that chooses it. */
export function Side({ side, stretches, answering }: SideProps) {
  const { t } = useLingui();
  const heading = side === 'ours' ? t`På Torg` : t`I Flowcase`;
  return (
    <div role="group" className={classes.side} aria-label={heading}>
      <div>
        <h3 className={classes.head}>{heading}</h3>
        <SideText stretches={stretches} />
      </div>
      <div>
        <Button
          size="xs"
          variant={side === 'ours' ? 'filled' : 'default'}
          disabled={answering.isPending}
          onClick={() => answering.choose(side)}
        >
          {side === 'ours' ? <Trans>Behold det på Torg</Trans> : <Trans>Bruk det i Flowcase</Trans>}
        </Button>
      </div>
    </div>
  );
}
