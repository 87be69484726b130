import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LanguageChoice } from '../frame/LanguageChoice.tsx';
import { Logo } from './Logo.tsx';
import classes from './EntryFrame.module.css';

interface EntryFrameProps {
  title: string;
  children: ReactNode;
}

/** The frame of the pages before sign-in: the name, a card, and the choice of language. */
export function EntryFrame({ title, children }: EntryFrameProps) {
  const { t } = useLingui();
  return (
    <div className={classes.frame}>
      <title>{`${title} · Torg`}</title>
      <header className={classes.brand}>
        <Logo height={52} />
        <p className={classes.promise}>{t`Torget der oppdrag og konsulenter finner hverandre.`}</p>
      </header>
      <main className={classes.main}>
        <div className={classes.card}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </div>
        <LanguageChoice />
      </main>
    </div>
  );
}
