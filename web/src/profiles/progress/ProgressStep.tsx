import { useLingui } from '@lingui/react/macro';
import { Title, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled, IconProgress } from '@tabler/icons-react';
import type { Progress } from '@torg/protocol/lifecycle';
import type { ReactNode } from 'react';
import classes from './ProgressStep.module.css';

/** Where the focus moves when the button that was pressed below the heading disappears. */
export const stepTitleId = { review: 'progress-review', activation: 'progress-activation' };

interface ProgressStepProps {
  /** of its heading */
  id?: string;
  state: Progress;
  title: string;
  /** a badge beside the title */
  mark?: ReactNode;
  children: ReactNode;
}

const icons: Record<Progress, typeof IconCircle> = {
  ahead: IconCircle,
  now: IconProgress,
  done: IconCircleCheckFilled,
};

/** One step in the progress of a profile. */
export function ProgressStep({ id, state, title, mark, children }: ProgressStepProps) {
  const { t } = useLingui();
  const Icon = icons[state];
  const words = { ahead: t`gjenstår`, now: t`pågår`, done: t`ferdig` };
  return (
    <li className={classes.step} data-state={state}>
      <Icon size={22} aria-hidden className={classes.icon} />
      <div>
        <div className={classes.head}>
          <Title
            id={id}
            tabIndex={id === undefined ? undefined : -1}
            order={3}
            size="h4"
            className={classes.title}
          >
            {title}
            <VisuallyHidden component="span">, {words[state]}</VisuallyHidden>
          </Title>
          {mark}
        </div>
        <div className={classes.body}>{children}</div>
      </div>
    </li>
  );
}
