import { useLingui } from '@lingui/react';

/** Formats percentages as the reader's language does: `60 %`, in English `60%`. */
export function usePercentText(): (percent: number) => string {
  const { i18n } = useLingui();
  return (percent) =>
    new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(percent / 100);
}

/** Formats whole numbers with the grouping of the reader's language: `20 000`. */
export function useNumberText(): (value: number) => string {
  const { i18n } = useLingui();
  return (value) => new Intl.NumberFormat(i18n.locale).format(value);
}
