import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '../../ui/layout/Section.tsx';
import type { Round } from '../agreements.queries.ts';
import { DifferenceList } from './DifferenceList.tsx';
import type { Difference } from './differences.ts';

interface DifferencesProps {
  /** the newer one */
  round: Round;
  differences: readonly Difference[];
  /** then nothing else may be new */
  hidesPrice: boolean;
}

/** What the last round changed. */
export function Differences({ round, differences, hidesPrice }: DifferencesProps) {
  const { t } = useLingui();
  return (
    <Section title={t`Dette er endret`} lead={t`Av ${round.sent_by}, siden runden før.`}>
      {differences.length > 0 ? (
        <DifferenceList differences={differences} />
      ) : (
        <Same hidesPrice={hidesPrice} />
      )}
    </Section>
  );
}

const Same = ({ hidesPrice }: Pick<DifferencesProps, 'hidesPrice'>) =>
  hidesPrice ? (
    <Trans>Alt utenom prisen er som før.</Trans>
  ) : (
    <Trans>Vilkårene er de samme som før.</Trans>
  );
