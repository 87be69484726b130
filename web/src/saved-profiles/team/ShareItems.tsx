import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconLock, IconUserCheck, IconUsers } from '@tabler/icons-react';
import { told } from '../../ui/states/told.ts';
import type { SavedList } from '../saved-lists.ts';
import { useShareList, useTakeOverList, useUnshareList } from './team.queries.ts';

/** In the menu of a list: who sees it. */
export function ShareItems({ list }: { list: SavedList }) {
  const { t } = useLingui();
  const [share, unshare, takeOver] = [useShareList(), useUnshareList(), useTakeOverList()];
  const { saved_list: id, can } = list;
  return (
    <>
      {can.share && (
        <Menu.Item
          leftSection={<IconUsers size={18} aria-hidden />}
          onClick={() =>
            share.mutate(
              id,
              told({ done: t`Listen er delt med kollegene`, failed: t`Listen ble ikke delt` }),
            )
          }
        >
          <Trans>Del med kollegene</Trans>
        </Menu.Item>
      )}
      {can.unshare && (
        <Menu.Item
          leftSection={<IconLock size={18} aria-hidden />}
          onClick={() =>
            unshare.mutate(
              id,
              told({ done: t`Bare du ser listen nå`, failed: t`Listen er fortsatt delt` }),
            )
          }
        >
          <Trans>Slutt å dele</Trans>
        </Menu.Item>
      )}
      {can.takeOver && (
        <Menu.Item
          leftSection={<IconUserCheck size={18} aria-hidden />}
          onClick={() =>
            takeOver.mutate(id, told({ done: t`Listen er din nå`, failed: t`Listen ble ikke din` }))
          }
        >
          <Trans>Ta over listen</Trans>
        </Menu.Item>
      )}
    </>
  );
}
