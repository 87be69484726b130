import type { ReactNode } from 'react';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Logo } from '../layout/Logo.tsx';
import classes from './PublicFrame.module.css';

/** The frame of pages that anybody may open: the name above, the choice of language below. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <header className={classes.brand}>
        <Logo height={32} />
      </header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.foot}>
        <LanguageChoice />
      </footer>
    </div>
  );
}
