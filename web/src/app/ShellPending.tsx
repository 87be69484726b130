import { PagePending } from './PagePending.tsx';
import classes from './ShellPending.module.css';
import { isCollapsed } from './shell/use-collapsed.ts';

/** The shell's frame while the session is loading, so that nothing jumps. */
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
