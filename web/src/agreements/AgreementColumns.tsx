import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './AgreementColumns.module.css';

interface AgreementColumnsProps {
  children: ReactNode;
  /** who it is between, and what else stands beside the terms */
  about: ReactNode;
}

/** The terms, and beside or below them what there is to know about a draft or an agreement. */
export function AgreementColumns({ children, about }: AgreementColumnsProps) {
  const { t } = useLingui();
  return (
    <div className={classes.parts}>
      <div className={classes.columns}>
        <div className={classes.main}>{children}</div>
        <aside className={classes.side} aria-label={t`Om avtalen`}>
          {about}
        </aside>
      </div>
    </div>
  );
}
