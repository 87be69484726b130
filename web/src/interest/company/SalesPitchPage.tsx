import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Assignment } from '../../assignments/public/assignment.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { CompanyFrame } from './CompanyFrame.tsx';
import { useCompanyPath, type CompanyPath } from './company-path.ts';
import { mostChosen } from '../interest-field-rules.ts';
import { companyConsultantsQuery } from '../interest.queries.ts';
import { PitchForm } from './PitchForm.tsx';
import { canBeSent } from './sendable.ts';
import { UnsentPitches } from './UnsentPitches.tsx';

/** The sales pitches for the consultants that the company proposes. */
export function SalesPitchPage() {
  const { t } = useLingui();
  const path = useCompanyPath();
  return (
    <CompanyFrame path={path} title={t`Skriv salgstekst`} step={2}>
      {(assignment, company) => <Pitches path={path} assignment={assignment} company={company} />}
    </CompanyFrame>
  );
}

interface PitchesProps {
  path: CompanyPath;
  assignment: Assignment;
  company: string;
}

function Pitches({ path, assignment, company }: PitchesProps) {
  const { t } = useLingui();
  const { consultants: chosen = [] } = useSearch({ strict: false });
  const query = useQuery(companyConsultantsQuery(assignment.uuid, company));
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={2} height={260} />}
      errorTitle={t`Vi fikk ikke hentet konsulentene`}
    >
      {({ consultants }) => {
        const found = consultants.filter(({ account }) => chosen.includes(account));
        const sendable = found.filter(canBeSent).slice(0, mostChosen);
        const leftOut = found.filter((one) => !canBeSent(one));
        if (sendable.length > 0) {
          return (
            <PitchForm
              path={path}
              assignment={assignment}
              consultants={sendable}
              leftOut={leftOut}
            />
          );
        }
        return (
          <>
            <NobodyChosen path={path} left={chosen.length} />
            <UnsentPitches assignment={assignment.uuid} leftOut={leftOut} />
          </>
        );
      }}
    </QueryState>
  );
}

function NobodyChosen({ path, left }: { path: CompanyPath; left: number }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Ingen å melde på`}
      action={
        <Button component={HrefLink} href={path.to('assessment')}>
          <Trans>Velg konsulenter</Trans>
        </Button>
      }
    >
      {left > 0 ? (
        <Plural
          value={left}
          one="Den du valgte, er allerede meldt på eller ikke lenger synlig."
          other="De du valgte, er allerede meldt på eller ikke lenger synlige."
        />
      ) : (
        <Trans>Velg først hvem oppdraget passer for.</Trans>
      )}
    </EmptyState>
  );
}
