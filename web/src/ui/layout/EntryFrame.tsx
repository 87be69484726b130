import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { languageNames, speak } from '../../client/language.ts';
import { Logo } from './Logo.tsx';
import classes from './EntryFrame.module.css';
import { locales } from '@torg/protocol/terms';

interface EntryFrameProps {
  title: string;
  children: ReactNode;
}

/** The frame of the pages before sign-in: the name, a card, and the choice of language. */
export function EntryFrame({ title, children }: EntryFrameProps) {
  const { t, i18n } = useLingui();
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
        <nav className={classes.languages} aria-label={t`Språk`}>
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              lang={locale}
              aria-pressed={i18n.locale === locale}
              onClick={() => void speak(locale)}
            >
              {languageNames[locale]}
            </button>
          ))}
        </nav>
      </main>
    </div>
  );
}
