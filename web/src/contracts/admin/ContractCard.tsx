import { Trans } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { DateText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { CardTitle } from '../../ui/table/SortableTable.tsx';
import { hasActions } from '../acted-on.ts';
import { ContractStatusBadge } from '../ContractStatusBadge.tsx';
import { asContract } from '../cooperation/as-contract.ts';
import type { CooperationContract } from '../cooperation/cooperation.queries.ts';
import { AwaitedNames } from './AwaitedNames.tsx';
import { ContractMenu } from './ContractMenu.tsx';

export function ContractCard({ contract }: { contract: CooperationContract }) {
  const { contract_id, recipient_organization_name, document, status, created_at } = contract;
  const { version } = document;
  return (
    <>
      <CardTitle>
        <HrefLink href={`/contracts/${contract_id}`}>
          <bdi>{recipient_organization_name}</bdi>
        </HrefLink>
      </CardTitle>
      <span>
        <ContractStatusBadge status={status} /> <Trans>versjon {version}</Trans>
      </span>
      <span>
        <Trans>
          Sendt <DateText value={created_at} />
        </Trans>
      </span>
      {hasActions(contract) && (
        <Group justify="space-between" wrap="nowrap">
          <span>
            <Trans>
              Venter på: <AwaitedNames contract={contract} />
            </Trans>
          </span>
          <ContractMenu contract={asContract(contract)} />
        </Group>
      )}
    </>
  );
}
