import { useLingui } from '@lingui/react';

/** Formats whole numbers with the grouping of the reader's language: `20 000`. */
export function useNumberText(): (value: number) => string {
  const { i18n } = useLingui();
  return (value) => new Intl.NumberFormat(i18n.locale).format(value);
}
