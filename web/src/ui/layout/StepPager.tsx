import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { StepLink } from './StepLink.tsx';
import classes from './StepPager.module.css';

interface Neighbour {
  step: string;
  name: string;
}

interface StepPagerProps {
  before: Neighbour | undefined;
  after: Neighbour | undefined;
}

/** Links to the step before and the one after; nothing has to be filled in first. */
export function StepPager({ before, after }: StepPagerProps) {
  return (
    <div className={classes.pager}>
      {before ? (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          renderRoot={(props) => <StepLink {...props} step={before.step} />}
        >
          {before.name}
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button
          rightSection={<IconArrowRight size={18} aria-hidden />}
          renderRoot={(props) => <StepLink {...props} step={after.step} />}
        >
          {after.name}
        </Button>
      )}
    </div>
  );
}
