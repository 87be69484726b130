import { useLingui } from '@lingui/react/macro';
import { locales } from '@torg/protocol/terms';
import { languageNames, speak } from '../../client/language.ts';
import classes from './LanguageChoice.module.css';

/** For pages that people read without having signed in. */
export function LanguageChoice() {
  const { t, i18n } = useLingui();
  return (
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
  );
}
