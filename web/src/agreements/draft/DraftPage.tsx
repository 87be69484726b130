import { Trans, useLingui } from '@lingui/react/macro';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { draftQuery } from '../agreements.queries.ts';
import { Draft } from './Draft.tsx';

/** The terms of a hire, from the first word to the contract, for both sides and the consultant. */
export function DraftPage() {
  const { t } = useLingui();
  const { draft: id } = useParams({ from: '/shell/agreements/drafts/$draft' });
  const query = useQuery(draftQuery(id));
  return (
    <QueryState
      order={1}
      query={query}
      gone={
        <GoneState
          icon={<IconFileOff />}
          title={t`Vi finner ikke avtaleutkastet`}
          back={{ href: '/agreements', label: t`Til avtalene` }}
        >
          <Trans>Det kan være trukket tilbake, eller så er ikke lenken hel.</Trans>
        </GoneState>
      }
      skeleton={<ListSkeleton rows={3} height={220} />}
      errorTitle={t`Vi fikk ikke hentet avtaleutkastet`}
    >
      {(draft) => <Draft key={draft.agreement_draft_id} draft={draft} />}
    </QueryState>
  );
}
