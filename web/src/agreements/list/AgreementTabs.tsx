import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { agreementTabs, type AgreementTab } from '@torg/protocol/agreements/agreement-life';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import { tabTexts } from '../agreement-texts.ts';
import type { AgreementList } from '../agreements.queries.ts';

interface AgreementTabsProps {
  current: AgreementTab;
  /** undefined while they load */
  counts: AgreementList['counts'] | undefined;
}

/** The four tabs, with how many there are in each. */
export function AgreementTabs({ current, counts }: AgreementTabsProps) {
  const { t } = useLingui();
  return (
    <TabLinks label={t`Utvalg`}>
      {agreementTabs.map((tab, place) => (
        <Link
          key={tab}
          to="/agreements"
          search={{ tab: place === 0 ? undefined : tab }}
          activeOptions={{ exact: true, explicitUndefined: true }}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(tabTexts[tab])}
          {counts === undefined ? '' : ` (${counts[tab]})`}
        </Link>
      ))}
    </TabLinks>
  );
}
