import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { deskQuery } from './desk.queries.ts';
import { DeskContractCard } from './DeskContractCard.tsx';
import classes from './DeskPage.module.css';

/** For developers: Oneflow's side of the matter. It does not exist in production. */
export function DeskPage() {
  const { t } = useLingui();
  const desk = useQuery(deskQuery);
  return (
    <main className={classes.page}>
      <PageHeader title={t`Utviklerens signeringsbord`}>
        <Trans>
          Avtaler hos stedfortrederen for Oneflow. Svar her for dem som skal signere; Torg får vite
          det som fra den ekte tjenesten.
        </Trans>
      </PageHeader>
      <QueryState query={desk} skeleton={<ListSkeleton height={120} />}>
        {({ contracts }) =>
          contracts.length === 0 ? (
            <EmptyState title={t`Ingen avtaler ennå`}>
              <Trans>
                Sett CONTRACT_PROVIDER til oneflow og send en samarbeidsavtale, så kommer den hit.
              </Trans>
            </EmptyState>
          ) : (
            <ul className={classes.list}>
              {contracts.map((contract) => (
                <DeskContractCard key={contract.id} contract={contract} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </main>
  );
}
