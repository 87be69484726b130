import type { Locale } from '@torg/protocol/terms';
import { useEffect } from 'react';
import { speak } from '../../client/language.ts';

/** The language chosen on the account, also when it changes while one is here. */
export function useOwnLanguage(locale: Locale): void {
  useEffect(() => void speak(locale), [locale]);
}
