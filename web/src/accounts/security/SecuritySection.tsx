import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../ui/layout/Section.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { FactorList } from './FactorList.tsx';
import { securityQuery } from './security.queries.ts';

/** The second step of signing in: with what, and what helps when that is lost. */
export function SecuritySection() {
  const { t } = useLingui();
  const security = useQuery(securityQuery);
  return (
    <Section
      title={t`Sikkerhet`}
      lead={
        <Trans>
          Med totrinnsinnlogging slipper ingen inn på kontoen din, selv om de får tak i passordet.
        </Trans>
      }
    >
      <QueryState
        query={security}
        skeleton={<ListSkeleton rows={3} height={72} />}
        errorTitle={t`Vi fikk ikke hentet sikkerheten`}
      >
        {(data) => <FactorList security={data} />}
      </QueryState>
    </Section>
  );
}
