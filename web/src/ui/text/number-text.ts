import { useLingui } from '@lingui/react';

/** Writes whole numbers the way the reader's language groups them: `20 000`. */
export function useNumberText(): (value: number) => string {
  const { i18n } = useLingui();
  return (value) => new Intl.NumberFormat(i18n.locale).format(value);
}
