import { createHash } from 'node:crypto';
import {
  assignmentTypeOf,
  cooperationTypeOf,
  type DocumentType,
} from '@torg/protocol/contracts/contract-terms';
import type { Country } from '@torg/protocol/terms';
import { stableId } from '../../server/src/platform/stable-id.ts';
import { chainRows, chainSteps } from './chain-rows.ts';

const day = 86_400_000;
export const idOf = (thing: string): string => stableId(`bench:${thing}`);

/** Somebody who signs for a side. */
export interface Signer {
  account: string;
  name: string;
  email: string;
  organization: string;
}

export interface Company {
  organization: string;
  name: string;
  country: Country;
  /** its admin; null: nobody who has an account */
  admin: Signer | null;
}

export interface NewContract {
  number: string;
  status: keyof typeof chainSteps;
  company: Company;
  recipient: Signer | null;
  /** the buyer of an assignment; null: Torg's admin, in a cooperation contract */
  buyer: Signer | null;
  torg: Signer;
  version: number;
  daysAgo: number;
}

export const documentId = (type: DocumentType, version: number): string =>
  idOf(`document ${type} ${version}`);

const titles: Record<DocumentType, string> = {
  cooperation_norwegian: 'Samarbeidsavtale',
  cooperation_english: 'Cooperation agreement',
  assignment_norwegian: 'Oppdragsavtale',
  assignment_swedish: 'Uppdragsavtal',
};

/** About as much as a hire is filled with. */
const content = (names: readonly string[]) => ({
  locale: 'nb',
  parties: names.map((name) => ({ heading: 'Part', name, country: 'NO' })),
  facts: ['Rolle', 'Periode', 'Omfang', 'Timepris', 'Betaling'].map((label) => ({
    label,
    value: 'Etter avtale mellom partene, fakturert hver måned med tretti dagers frist',
  })),
  texts: [{ heading: 'Beskrivelse', text: 'Konsulenten tar del i teamets arbeid. '.repeat(25) }],
});

const signedStatus = { sender: 'signed', recipient: 'signed' } as const;
const statuses = {
  completed: signedStatus,
  declined: { sender: 'unopened', recipient: 'declined' },
  in_progress: { sender: 'unopened', recipient: 'viewed' },
  expired: { sender: 'unopened', recipient: 'unopened' },
  recalled: { sender: 'unopened', recipient: 'viewed' },
} as const;

function signatoryRows({ number, status, company, torg, buyer, recipient }: NewContract, at: Date) {
  const person = (side: 'sender' | 'recipient', who: Signer | null) => ({
    signatory: idOf(`signatory ${number} ${side}`),
    contract: idOf(`contract ${number}`),
    side,
    status: statuses[status][side],
    name: who?.name ?? `Daglig leder i ${company.name}`,
    email: who?.email ?? `post.${number.replaceAll(' ', '-')}@bench.example`,
    account: who?.account ?? null,
    signed_at: status === 'completed' ? at : null,
    declined_because: statuses[status][side] === 'declined' ? 'Vilkårene passer ikke nå.' : null,
    mailed_at: at,
    created_at: at,
  });
  return {
    sender: person('sender', buyer ?? torg),
    recipient: person('recipient', recipient),
  };
}

/** A contract with signatories and chain, as rows of the three tables. */
export function contractRows(contract: NewContract) {
  const { number, status, company, buyer, version, daysAgo } = contract;
  const created_at = new Date(Date.now() - daysAgo * day);
  const completed_at = new Date(created_at.getTime() + day);
  const id = idOf(`contract ${number}`);
  const type = (buyer === null ? cooperationTypeOf : assignmentTypeOf)[company.country];
  const people = signatoryRows(contract, completed_at);
  const document_hash = createHash('sha256').update(id).digest('hex');
  const events = chainRows(
    { contract: id, document_hash, begun: created_at, ...people },
    chainSteps[status],
  );
  const hasEnded = status !== 'in_progress';
  const row = {
    contract: id,
    kind: buyer === null ? ('cooperation' as const) : ('assignment' as const),
    provider: 'torg_sign' as const,
    status,
    document: documentId(type, version),
    title: titles[type],
    organization: company.organization,
    sender_organization: buyer?.organization ?? null,
    sender_name: people.sender.name,
    recipient_name: company.name,
    recipient_country: company.country,
    initiator_account: people.sender.account,
    content: content([people.sender.name, company.name]),
    document_hash,
    events: events.length,
    chain_head: events.at(-1)?.hash ?? null,
    ended_because: status === 'declined' ? people.recipient.declined_because : null,
    expires_at: new Date(created_at.getTime() + (hasEnded ? 30 : 60) * day),
    completed_at: status === 'completed' ? completed_at : null,
    sealed_at: status === 'completed' ? completed_at : null,
    delivered_at: status === 'completed' ? completed_at : null,
    created_at,
    updated_at: completed_at,
  };
  return { contract: row, signatories: [people.sender, people.recipient], events };
}

export type ContractRows = ReturnType<typeof contractRows>;
