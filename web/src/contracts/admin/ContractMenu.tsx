import { Trans, useLingui } from '@lingui/react/macro';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { MoreMenu } from '../../ui/dialog/MoreMenu.tsx';
import { hasActions, type ActedOn } from '../acted-on.ts';
import { RecallDialog } from '../RecallDialog.tsx';
import { RemindDialog } from '../RemindDialog.tsx';
import { ReplaceDialog } from '../ReplaceDialog.tsx';

type Opened = 'recall' | 'remind' | 'replace';

interface ContractMenuProps {
  contract: ActedOn & { recipient_name: string };
}

/** What can be done about a contract from its row; nothing where it has come to its end. */
export function ContractMenu({ contract }: ContractMenuProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Opened>();
  const { can, contract_id, recipient_name } = contract;
  const close = () => setOpened(undefined);
  if (!hasActions(contract)) return null;
  return (
    <>
      <MoreMenu label={t`Handlinger for ${recipient_name}`}>
        {can.remind && (
          <Menu.Item onClick={() => setOpened('remind')}>
            <Trans>Send påminnelse</Trans>
          </Menu.Item>
        )}
        {can.replace_signatory && (
          <Menu.Item onClick={() => setOpened('replace')}>
            <Trans>Bytt ut den som signerer</Trans>
          </Menu.Item>
        )}
        {can.recall && (
          <Menu.Item onClick={() => setOpened('recall')}>
            <Trans>Trekk tilbake</Trans>
          </Menu.Item>
        )}
      </MoreMenu>
      {opened === 'remind' && <RemindDialog contract={contract} onClose={close} />}
      {opened === 'replace' && <ReplaceDialog contract={contract} onClose={close} />}
      {opened === 'recall' && <RecallDialog contract={contract_id} onClose={close} />}
    </>
  );
}
