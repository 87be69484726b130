import { buffer } from 'node:stream/consumers';
import { findFile } from '../../files/files.queries.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import type { EsignProvider, NewEsignContract } from '../../platform/ports/esign.ts';
import { found } from '../../platform/refusal.ts';
import { recordContractEvent } from '../signing/chain.ts';
import { ClaimLost, type Claimed } from './claim.ts';
import {
  findAtOneflow,
  saveStep,
  type ContractAtOneflow,
  type ProviderStep,
} from './oneflow.repository.ts';

export interface Sending extends Claimed {
  context: JobContext;
  esign: EsignProvider;
  row: ContractAtOneflow;
}

function signerOf({ signatories }: ContractAtOneflow, side: 'sender' | 'recipient') {
  const row = signatories.find((one) => one.side === side);
  if (row === undefined) throw new Error(`the contract has no ${side} who signs`);
  return { name: row.name, email: row.email };
}

function newContract(row: ContractAtOneflow): NewEsignContract {
  const party = row.content.parties?.find(({ side }) => side === 'recipient');
  return {
    reference: row.contract,
    title: row.title,
    sender: signerOf(row, 'sender'),
    recipient: {
      name: row.recipient_name,
      country: row.recipient_country,
      organizationNumber: party?.organization_number ?? null,
      signer: signerOf(row, 'recipient'),
    },
  };
}

async function save(
  { context, row: { contract }, check }: Sending,
  external_id: string,
  step: ProviderStep,
): Promise<void> {
  await context.transaction(async (tx) => {
    await check(tx);
    await saveStep(tx, { contract, external_id }, step);
  });
}

/** A new one. If somebody else has gone on with theirs meanwhile, ours is one too many. */
async function create(sending: Sending, contract: NewEsignContract): Promise<string> {
  const external_id = await sending.esign.create(contract);
  try {
    await save(sending, external_id, 'created');
  } catch (error) {
    const known =
      (await findAtOneflow(sending.context.db, contract.reference))?.external_id ?? null;
    const isSpare = error instanceof ClaimLost && known !== null && known !== external_id;
    if (isSpare) await sending.esign.remove(external_id);
    throw error;
  }
  return external_id;
}

/** The contract there: ours from an earlier try, if one came so far, else a new one. */
export async function makeThere(sending: Sending): Promise<string> {
  const contract = newContract(sending.row);
  const [earlier] = await sending.esign.find(contract);
  await sending.check();
  if (earlier === undefined) return create(sending, contract);
  await save(sending, earlier, 'created');
  return earlier;
}

export async function uploadThere(sending: Sending, external_id: string): Promise<void> {
  const { context, esign, row, check } = sending;
  const { db, external } = context;
  const file = found(await findFile(db, row.document_file ?? ''), 'not_found');
  const { stream } = await external.storage.get(file.storage_key);
  const pdf = { name: file.file_name, content: await buffer(stream) };
  await check();
  await esign.upload(external_id, pdf);
  await save(sending, external_id, 'uploaded');
}

const words = {
  NO: {
    subject: (title: string) => `${title} til signering`,
    message: 'Les avtalen og signer den.',
  },
  SE: {
    subject: (title: string) => `${title} att signera`,
    message: 'Läs avtalet och signera det.',
  },
};

export async function publishThere(
  { esign, row, check }: Sending,
  external_id: string,
): Promise<void> {
  const { subject, message } = words[row.recipient_country === 'SE' ? 'SE' : 'NO'];
  await check();
  await esign.publish(external_id, { subject: subject(row.title), message });
}

/** Those who sign have it now, and the chain says so once. */
export async function savePublished(
  { context, row: { contract }, check }: Sending,
  external_id: string,
): Promise<void> {
  const { transaction, now } = context;
  await transaction(async (tx) => {
    await check(tx);
    await saveStep(tx, { contract, external_id }, 'published');
    const details = { external_id };
    const step = { kind: 'sent', at: now(), details } as const;
    await recordContractEvent(tx, contract, { ...step, identified_by: 'provider' });
  });
}
