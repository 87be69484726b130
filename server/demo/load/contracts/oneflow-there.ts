import { join } from 'node:path';
import type { ContractSide } from '@torg/protocol/contracts/contract-terms';
import { standInAccount } from '../../../src/adapters/esign/a-oneflow.ts';
import { stamp, type ContractThere } from '../../../src/adapters/esign/stand-in/contract-there.ts';
import { folderStore } from '../../../src/adapters/esign/stand-in/folder-store.ts';
import type { Settings } from '../../../src/platform/settings.ts';
import type { DemoContractFile } from '../load-contracts.ts';
import { oneflowId } from './contract-rows.ts';
import type { ContractParts } from './demo-contract.ts';

const sides = ['sender', 'recipient'] as const;

const participant = ({ people, endedAt, sentAt }: ContractParts, side: ContractSide) => ({
  ...{ id: oneflowId + 10 + sides.indexOf(side), name: people[side].name },
  ...{ email: people[side].email, phone_number: '', signatory: true, organizer: false },
  ...{ delivery_channel: 'email', sign_method: 'standard_esign' as const },
  ...{ two_step_authentication_method: 'none', _permissions: {}, visits: 1 },
  sign_state: 'signed' as const,
  sign_state_updated_time: stamp(endedAt ?? sentAt),
  delivery_status: 'opened' as const,
  first_visited_time: stamp(endedAt ?? sentAt),
});

function contractThere({ parts, file }: DemoContractFile): ContractThere {
  const { sentAt, endedAt, expiresAfterDays, company, title, id } = parts;
  const [sent, ended] = [stamp(sentAt), stamp(endedAt ?? sentAt)];
  const expires = new Date(sentAt.getTime() + expiresAfterDays * 86_400_000);
  const party = (side: ContractSide, name: string, identification_number: string) => ({
    ...{ id: oneflowId + 1 + sides.indexOf(side), my_party: side === 'sender' },
    ...{ type: 'company' as const, name, country_code: company.country, identification_number },
    participants: [participant(parts, side)],
  });
  return {
    ...{ id: oneflowId, name: `${title} ${id}`, state: 'signed' },
    workspace_id: standInAccount.workspaceId,
    template_id: standInAccount.templateId,
    ...{ created_time: sent, published_time: sent, state_updated_time: ended },
    ...{ updated_time: ended, signing_period_expiry_time: stamp(expires) },
    parties: [
      party('sender', parts.senderName, ''),
      party('recipient', company.name, company.organizationNumber),
    ],
    files: [{ id: oneflowId + 20, name: file.name, type: 'contract', content: file.content }],
    mails: [],
  };
}

/** What was signed at Oneflow is there, too, where its stand-in answers for it. */
export function storeAtOneflow(
  { dataDir }: Pick<Settings, 'dataDir'>,
  contracts: readonly DemoContractFile[],
): void {
  const store = folderStore(join(dataDir, 'oneflow'));
  store.load();
  for (const one of contracts) {
    if (one.parts.provider === 'oneflow') store.save(contractThere(one));
  }
}
