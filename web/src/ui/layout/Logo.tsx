import classes from './Logo.module.css';

/** The market square with its meeting point: the o of the name, also used by itself. */
export function LogoMark({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden className={classes.logo}>
      <rect x="6" y="6" width="28" height="28" rx="9" className={classes.line} />
      <circle cx="20" cy="20" r="4.5" className={classes.point} />
    </svg>
  );
}

/** The name as a drawing; on a dark background `currentColor` makes it light. */
export function Logo({ height = 36 }: { height?: number }) {
  return (
    <svg viewBox="0 0 132 56" height={height} role="img" aria-label="Torg" className={classes.logo}>
      <path d="M13 6v25q0 9 9 9h2M3 16h21" className={classes.line} />
      <rect x="33" y="15" width="26" height="26" rx="8.5" className={classes.line} />
      <circle cx="46" cy="28" r="4" className={classes.point} />
      <path d="M73 41V15M73 28q0-12 13-12" className={classes.line} />
      <rect x="96" y="15" width="26" height="25" rx="8.5" className={classes.line} />
      <path d="M122 15v26q0 10-10 10h-3q-6 0-10-3" className={classes.line} />
    </svg>
  );
}
