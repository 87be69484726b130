import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import type { ActedOn } from './acted-on.ts';
import { RecallDialog } from './RecallDialog.tsx';
import { RemindDialog } from './RemindDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

type Opened = 'recall' | 'remind' | 'replace';

interface ContractActionsProps {
  contract: ActedOn;
  /** on the contract's own page, which the link would lead to */
  isOwnPage?: boolean;
}

/** What the reader may do with a contract that is on its way. */
export function ContractActions({ contract, isOwnPage = false }: ContractActionsProps) {
  const [opened, setOpened] = useState<Opened>();
  const { contract_id, can } = contract;
  const close = () => setOpened(undefined);
  return (
    <>
      <Group gap="xs">
        {can.sign && !isOwnPage && (
          <Button component={HrefLink} href={`/contracts/${contract_id}`} size="sm">
            <Trans>Les og signer</Trans>
          </Button>
        )}
        {can.remind && (
          <Button variant="default" size="sm" onClick={() => setOpened('remind')}>
            <Trans>Send påminnelse</Trans>
          </Button>
        )}
        {can.replace_signatory && (
          <Button variant="default" size="sm" onClick={() => setOpened('replace')}>
            <Trans>Bytt ut den som signerer</Trans>
          </Button>
        )}
        {can.recall && (
          <Button variant="default" size="sm" onClick={() => setOpened('recall')}>
            <Trans>Trekk tilbake</Trans>
          </Button>
        )}
        {!isOwnPage && !can.sign && (
          <Button
            component={HrefLink}
            href={`/contracts/${contract_id}`}
            variant="subtle"
            size="sm"
          >
            <Trans>Åpne kontrakten</Trans>
          </Button>
        )}
      </Group>
      {opened === 'remind' && <RemindDialog contract={contract} onClose={close} />}
      {opened === 'replace' && <ReplaceDialog contract={contract} onClose={close} />}
      {opened === 'recall' && <RecallDialog contract={contract_id} onClose={close} />}
    </>
  );
}
