import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Tabs } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { oneOf } from '../../client/search-params.ts';
import { useBoard } from '../board-context.ts';
import { cardTabs } from '../board-search.ts';
import type { CardDetail } from '../boards.queries.ts';
import { useBoardAddress } from '../page/use-board-address.ts';
import { OpenCardContext } from '../public/open-card.ts';
import { CardAnswer } from './CardAnswer.tsx';
import { CardFiles } from './CardFiles.tsx';
import { CardHead } from './CardHead.tsx';
import { CardHistory } from './CardHistory.tsx';
import { CardInterview } from './CardInterview.tsx';
import { CardNotes } from './CardNotes.tsx';

/** All about one card: who it is about, and beside what has been said, what an upper floor shows. */
export function CardView({ detail }: { detail: CardDetail }) {
  const { t } = useLingui();
  const { of } = useBoard();
  const { search, set } = useBoardAddress();
  const { tab = 'card' } = search;
  const turn = (value: string | null) => {
    const next = oneOf(cardTabs, value);
    set({ tab: next === 'card' ? undefined : next });
  };
  return (
    <Stack gap="lg" pb="xl">
      <CardHead detail={detail} />
      <Tabs value={tab} onChange={turn} keepMounted={false}>
        <Tabs.List aria-label={t`Deler av kortet`} mb="lg">
          <Tabs.Tab value="card">
            <Trans>Kortet</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="assessment">
            <Trans>Vurdering</Trans>
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="card">
          <Stack gap="lg">
            <CardAnswer detail={detail} />
            <CardNotes detail={detail} />
            <CardFiles detail={detail} />
            <CardInterview detail={detail} />
            <CardHistory card={detail.evaluation_board_card} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="assessment">
          <OpenCardContext value={{ of, detail }}>
            <Outlet />
          </OpenCardContext>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
