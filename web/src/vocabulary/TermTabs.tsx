import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CountBadge } from '../ui/text/CountBadge.tsx';
import { TabLinks } from '../ui/layout/TabLinks.tsx';
import { pagedList } from './terms-search.ts';
import classes from './TermTabs.module.css';
import { proposalsQuery } from './vocabulary.queries.ts';

/** A tab for all terms and one for the queue of proposals. */
export function TermTabs() {
  const { t } = useLingui();
  const waiting = useQuery(proposalsQuery(pagedList.paging({}))).data?.total ?? 0;
  return (
    <TabLinks label={t`Utvalg`}>
      <Link to="/competencies" activeOptions={{ exact: true, includeSearch: false }}>
        <Trans>Alle</Trans>
      </Link>
      <Link
        to="/competencies/proposed"
        activeOptions={{ includeSearch: false }}
        className={classes.tab}
      >
        <Trans>Foreslåtte</Trans>
        <CountBadge count={waiting} label={t`${waiting} venter`} />
      </Link>
    </TabLinks>
  );
}
