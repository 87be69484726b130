import classes from './PagePending.module.css';

/** Holds a page's place while its chunk comes; plain styles, so that the first load stays small. */
export function PagePending() {
  return (
    <div className={classes.pending} aria-busy>
      <div className={classes.title} />
      <div className={classes.block} />
      <div className={classes.block} />
    </div>
  );
}
