import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import classes from './CompanyAssessmentPage.module.css';
import { CompanyFrame } from './CompanyFrame.tsx';
import { useCompanyPath, type CompanyPath } from './company-path.ts';
import { AskFirst } from '../consent/AskFirst.tsx';
import { ConsultantChoices } from './ConsultantChoices.tsx';
import { companyConsultantsQuery, type CompanyConsultant } from '../interest.queries.ts';
import { mostChosen } from '../interest-field-rules.ts';
import { CompanyChoiceContext } from '../public/company-choice.ts';
import { canBeSent } from './sendable.ts';

/** The company's consultants, to choose whom to propose. */
export function CompanyAssessmentPage() {
  const { t } = useLingui();
  const path = useCompanyPath();
  return (
    <CompanyFrame path={path} title={t`Velg konsulenter`} step={1}>
      {(assignment, company) => (
        <Consultants path={path} assignment={assignment.uuid} company={company} />
      )}
    </CompanyFrame>
  );
}

interface ConsultantsProps {
  path: CompanyPath;
  assignment: string;
  company: string;
}

function Consultants({ path, assignment, company }: ConsultantsProps) {
  const { t } = useLingui();
  const query = useQuery(companyConsultantsQuery(assignment, company));
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={6} height={88} />}
      errorTitle={t`Vi fikk ikke hentet konsulentene`}
    >
      {({ consultants }) =>
        consultants.length > 0 ? (
          <Choosing
            path={path}
            assignment={assignment}
            company={company}
            consultants={consultants}
          />
        ) : (
          <EmptyState title={t`Bedriften har ingen konsulenter her ennå`}>
            <Trans>De legges til på siden til bedriften, og kan så meldes på her.</Trans>
          </EmptyState>
        )
      }
    </QueryState>
  );
}

/**
 * Whom the address has chosen. A choice shows at once, and the next one starts from it, though the
 * address follows a little later.
 */
function useChoiceInUrl(): [string[], (next: string[]) => void] {
  const navigate = useNavigate();
  const { consultants: inUrl = [] }: { consultants?: string[] } = useSearch({ strict: false });
  const [ahead, setAhead] = useState<string[]>();
  const choose = async (next: string[]) => {
    setAhead(next);
    await navigate({
      to: '.',
      search: (before) => ({ ...before, consultants: next }),
      replace: true,
      resetScroll: false,
    });
    setAhead((latest) => (latest === next ? undefined : latest));
  };
  return [ahead ?? inUrl, (next) => void choose(next)];
}

interface ChoosingProps {
  path: CompanyPath;
  assignment: string;
  company: string;
  consultants: CompanyConsultant[];
}

function Choosing({ path, assignment, company, consultants }: ChoosingProps) {
  const [inUrl, choose] = useChoiceInUrl();
  const sendable = new Set(consultants.filter(canBeSent).map(({ account }) => account));
  const chosen = inUrl.filter((id) => sendable.has(id)).slice(0, mostChosen);
  const pitchHref = (account: string) => path.to('sales-pitch', [account]);
  const choice = { assignment, company, consultants, pitchHref };
  return (
    <>
      <AskFirst assignment={assignment} consultants={consultants} />
      <CompanyChoiceContext value={choice}>
        <Outlet />
      </CompanyChoiceContext>
      <ConsultantChoices consultants={consultants} chosen={chosen} onChange={choose} />
      <div className={`torg-card ${classes.bar}`}>
        <span role="status">
          <Plural value={chosen.length} _0="Ingen valgt" one="# valgt" other="# valgt" />
        </span>
        <MainAction
          disabled={chosen.length === 0}
          renderRoot={
            chosen.length > 0
              ? (props) => <HrefLink {...props} href={path.to('sales-pitch', chosen)} />
              : undefined
          }
        >
          <Trans>Skriv salgstekst</Trans>
        </MainAction>
      </div>
    </>
  );
}
