import type { EsignContract, EsignFile } from '@torg/protocol/contracts/contract-shapes';
import { marketDay } from '@torg/protocol/market-day';
import type { EsignParticipant, EsignReport } from '../../platform/ports/esign.ts';
import { statusAt } from '../contracts.policy.ts';
import type { ViewedContract } from '../moves/find-contract.ts';
import type { findContractFiles } from './copied-files.ts';
import type { findRegistered } from './find-registered.ts';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

const day = (date: Date | null): string | null => date && marketDay(date);

type Participant = EsignContract['parties'][number]['participants'][number];

const participantOf = (one: EsignParticipant): Participant => ({
  name: one.name,
  email: one.email,
  phone_number: one.phoneNumber,
  sign_method: one.signMethod,
  sign_state: one.signState,
  sign_state_updated_time: moment(one.signStateUpdatedAt),
  signatory: one.isSignatory,
  delivery_channel: one.deliveryChannel,
  delivery_status: one.deliveryStatus,
});

/** A contract as the provider reports it now, under our own id. */
export const reportView = ({ contract }: ViewedContract, report: EsignReport): EsignContract => ({
  contract_id: contract,
  state: report.state,
  published_at: moment(report.sentAt),
  updated_at: moment(report.updatedAt),
  state_update_at: moment(report.stateUpdatedAt),
  signing_period_expiry_date: day(report.signingPeriodExpiresAt),
  parties: report.parties.map(({ name, country, type, identificationNumber, participants }) => ({
    ...{ name, type, country_code: country, identification_number: identificationNumber },
    participants: participants.map(participantOf),
  })),
});

// Our own statuses in the words of the e-sign view, which has none for what was recalled.
const states = {
  in_progress: 'pending',
  completed: 'signed',
  expired: 'overdue',
  recalled: 'unknown',
  declined: 'declined',
} as const;
const signStates = {
  unopened: 'undecided',
  viewed: 'undecided',
  signed: 'signed',
  declined: 'declined',
} as const;

type Row = ViewedContract['signatories'][number];

function delivery({ mailed_at, status }: Row): Participant['delivery_status'] {
  if (status !== 'unopened') return 'opened';
  return mailed_at === null ? 'not_sent' : 'success';
}

const signatoryOf = (row: Row): Participant => ({
  name: row.name,
  email: row.email,
  phone_number: null,
  sign_method: 'standard_esign',
  sign_state: signStates[row.status],
  sign_state_updated_time: moment(row.signed_at),
  signatory: true,
  delivery_channel: 'email',
  delivery_status: delivery(row),
});

function partyOf(row: ViewedContract, side: Row['side'], registered: Registered) {
  const isRecipient = side === 'recipient';
  const party = registered.get((isRecipient ? row.organization : row.sender_organization) ?? '');
  return {
    name: isRecipient ? row.recipient_name : row.sender_name,
    // Torg itself signs in the country of the company.
    country_code: isRecipient ? row.recipient_country : (party?.country ?? row.recipient_country),
    type: 'company' as const,
    identification_number: party?.number ?? null,
    participants: row.signatories.filter((one) => one.side === side).map(signatoryOf),
  };
}

type Registered = Awaited<ReturnType<typeof findRegistered>>;

/** The same for what is signed at Torg, from our own rows. */
export function ownView(
  row: ViewedContract,
  { registered, now }: { registered: Registered; now: Date },
): EsignContract {
  const mailed = row.signatories.flatMap(({ mailed_at }) => mailed_at ?? []);
  const published = mailed.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return {
    contract_id: row.contract,
    state: states[statusAt(row, now)],
    published_at: moment(published),
    updated_at: moment(row.updated_at),
    state_update_at: moment(row.completed_at ?? row.updated_at),
    signing_period_expiry_date: day(row.expires_at),
    parties: [partyOf(row, 'sender', registered), partyOf(row, 'recipient', registered)],
  };
}

type FileRow = Awaited<ReturnType<typeof findContractFiles>>[number];

export function fileView({ file, file_name, type }: FileRow): EsignFile {
  const at = file_name.lastIndexOf('.');
  const extension = at < 0 ? '' : file_name.slice(at + 1);
  return { file_id: file, name: at < 0 ? file_name : file_name.slice(0, at), extension, type };
}
