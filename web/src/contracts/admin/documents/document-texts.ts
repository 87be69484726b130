import { useLingui } from '@lingui/react/macro';
import { dayText } from '../../../ui/text/dates.ts';
import type { ContractDocument } from './documents.queries.ts';
import { isSignedAnew } from './is-signed-anew.ts';

/** Whether contracts on a version still count, in a sentence. */
export function useGoodText() {
  const { t, i18n } = useLingui();
  return (document: ContractDocument): string => {
    const { is_current, stays_good, good_until } = document;
    if (is_current) return t`Gjeldende versjon`;
    if (!isSignedAnew(document)) return t`Tidligere versjon`;
    if (stays_good === 'forever') return t`Fortsatt god, inntil videre`;
    if (stays_good === 'no' || good_until === null) return t`Gjelder ikke lenger`;
    return t`God til og med ${dayText(i18n.locale, good_until)}`;
  };
}
