import { useLingui } from '@lingui/react';
import type { Currency } from '@torg/protocol/terms';

/** An hourly rate in the reader's language; øre only where there are some. */
export function useMoney(): (amount: number, currency: Currency) => string {
  const { i18n } = useLingui();
  return (amount, currency) =>
    new Intl.NumberFormat(i18n.locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    }).format(amount);
}
