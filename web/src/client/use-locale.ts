import { useLingui } from '@lingui/react';
import type { Locale } from '@torg/protocol/terms';

/** The current language; only the three of `speak` are ever activated. */
export function useLocale(): Locale {
  return useLingui().i18n.locale as Locale;
}
