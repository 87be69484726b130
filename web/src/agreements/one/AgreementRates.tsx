import { useLingui } from '@lingui/react/macro';
import { Section } from '../../ui/layout/Section.tsx';
import type { AgreementView } from '../agreements.queries.ts';
import { RateTable } from '../terms/RateTable.tsx';

/** The rates as they stand in the agreement, day by day without a gap. */
export function AgreementRates({
  agreement: { rates, hides_price },
}: {
  agreement: AgreementView;
}) {
  const { t } = useLingui();
  if (hides_price || rates.length === 0) return null;
  return (
    <Section title={t`Timepris`}>
      <RateTable rates={rates} />
    </Section>
  );
}
