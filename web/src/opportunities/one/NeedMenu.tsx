import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil, IconRefresh } from '@tabler/icons-react';
import { sourcedFields } from '@torg/protocol/opportunities/opportunity-terms';
import { useState } from 'react';
import { MoreMenu } from '../../ui/dialog/MoreMenu.tsx';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { told } from '../../ui/states/told.ts';
import { usePatchOpportunity, useStructure, type Opportunity } from '../opportunities.queries.ts';
import { RenameDialog } from './RenameDialog.tsx';

type Open = 'rename' | 'archive' | 'reread' | undefined;

/** What else can be done with a need. */
export function NeedMenu({ need }: { need: Opportunity }) {
  const { t } = useLingui();
  const { opportunity: id, can } = need;
  const [opened, setOpened] = useState<Open>();
  const patch = usePatchOpportunity(id);
  const reread = useStructure(id);
  const close = () => setOpened(undefined);
  const restore = () =>
    patch.mutate(
      { archived: false },
      told({ done: t`Behovet er hentet fram`, failed: t`Behovet ble ikke hentet fram` }),
    );
  if (!can.edit && !can.archive && !can.restore) return null;
  return (
    <>
      <MoreMenu label={t`Flere handlinger`} framed>
        {can.edit && (
          <>
            <Menu.Item
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => setOpened('rename')}
            >
              <Trans>Gi nytt navn</Trans>
            </Menu.Item>
            <Menu.Item
              leftSection={<IconRefresh size={16} aria-hidden />}
              onClick={() => setOpened('reread')}
            >
              <Trans>Les alt på nytt</Trans>
            </Menu.Item>
          </>
        )}
        {can.archive && (
          <Menu.Item
            leftSection={<IconArchive size={16} aria-hidden />}
            onClick={() => setOpened('archive')}
          >
            <Trans>Arkiver</Trans>
          </Menu.Item>
        )}
        {can.restore && (
          <Menu.Item leftSection={<IconArchiveOff size={16} aria-hidden />} onClick={restore}>
            <Trans>Hent fram igjen</Trans>
          </Menu.Item>
        )}
      </MoreMenu>
      {opened === 'rename' && <RenameDialog need={need} onClose={close} />}
      <ChangeDialog
        opened={opened === 'archive'}
        title={t`Arkivere behovet?`}
        confirm={t`Arkiver`}
        change={patch}
        value={{ archived: true }}
        done={t`Behovet er arkivert`}
        onClose={close}
      >
        <Trans>Det ligger i arkivet og kan hentes fram igjen når som helst.</Trans>
      </ChangeDialog>
      <ChangeDialog
        opened={opened === 'reread'}
        title={t`Lese alt på nytt?`}
        confirm={t`Les alt på nytt`}
        change={reread}
        value={{ force_recreate: true, forget_touched: [...sourcedFields] }}
        onClose={close}
      >
        <Trans>Feltene fylles ut på nytt fra tekstene. Det dere har rettet, blir borte.</Trans>
      </ChangeDialog>
    </>
  );
}
