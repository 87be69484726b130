import { useLingui } from '@lingui/react/macro';
import { Section } from '../../ui/layout/Section.tsx';
import type { AgreementView } from '../agreements.queries.ts';
import { RateTable } from '../terms/RateTable.tsx';
import { lastDayOf, ratesUntil } from './until-end.ts';

/** The rates as they stand in the agreement, day by day without a gap. */
export function AgreementRates({ agreement }: { agreement: AgreementView }) {
  const { t } = useLingui();
  const { hides_price } = agreement;
  const rates = ratesUntil(agreement.rates, lastDayOf(agreement));
  if (hides_price || rates.length === 0) return null;
  return (
    <Section title={t`Timepris`}>
      <RateTable rates={rates} />
    </Section>
  );
}
