import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { agreementQuery } from '../agreements.queries.ts';
import { AgreementInForce } from './AgreementInForce.tsx';

/** An agreement that both sides have signed, while it runs and afterwards. */
export function AgreementPage() {
  const { t } = useLingui();
  const { agreement: id } = useParams({ from: '/shell/agreements/$agreement' });
  const query = useQuery(agreementQuery(id));
  return (
    <QueryState
      order={1}
      query={query}
      gone={
        <GoneState
          icon={<IconFileOff />}
          title={t`Vi finner ikke avtalen`}
          back={{ href: '/agreements', label: t`Til avtalene` }}
        >
          <Trans>Kanskje er ikke lenken hel.</Trans>
        </GoneState>
      }
      skeleton={<ListSkeleton rows={3} height={220} />}
      errorTitle={t`Vi fikk ikke hentet avtalen`}
    >
      {(agreement) => <AgreementInForce agreement={agreement} />}
    </QueryState>
  );
}
