import classes from './PagePending.module.css';

/**
 * The placeholder of a page while its chunk loads; plain styles, so that the first load stays small.
 */
export function PagePending() {
  return (
    <div className={classes.pending} aria-busy>
      <div className={classes.title} />
      <div className={classes.block} />
      <div className={classes.block} />
    </div>
  );
}
