import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '../../ui/layout/Section.tsx';
import type { Round } from '../agreements.queries.ts';
import { DifferenceList } from './DifferenceList.tsx';
import type { Difference } from './differences.ts';

interface DifferencesProps {
  /** the newer one */
  round: Round;
  differences: readonly Difference[];
}

/** What the last round changed. */
export function Differences({ round, differences }: DifferencesProps) {
  const { t } = useLingui();
  return (
    <Section title={t`Dette er endret`} lead={t`Av ${round.sent_by}, siden runden før.`}>
      {differences.length === 0 ? (
        <Trans>Vilkårene er de samme som før.</Trans>
      ) : (
        <DifferenceList differences={differences} />
      )}
    </Section>
  );
}
