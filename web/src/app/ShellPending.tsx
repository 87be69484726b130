import { PagePending } from './PagePending.tsx';
import classes from './ShellPending.module.css';
import { isCollapsed } from './shell/use-collapsed.ts';

/** The frame in its colours and sizes while it is found out who is here, so that nothing jumps. */
export function ShellPending() {
  return (
    <div className={classes.frame} data-collapsed={isCollapsed() || undefined}>
      <div className={classes.rail} />
      <div className={classes.page}>
        <PagePending />
      </div>
    </div>
  );
}
