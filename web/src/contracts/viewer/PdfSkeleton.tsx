import { useLingui } from '@lingui/react/macro';
import classes from './PdfPages.module.css';

/** A page of A4 before its content. */
export function PdfSkeleton() {
  const { t } = useLingui();
  return <div className={classes.waiting} role="status" aria-label={t`Henter dokumentet`} />;
}
