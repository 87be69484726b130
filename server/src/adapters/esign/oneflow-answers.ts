import {
  deliveryChannels,
  deliveryStatuses,
  esignFileTypes,
  esignStates,
  signMethods,
  signStates,
} from '@torg/protocol/contracts/contract-terms';
import { z } from 'zod';
import type {
  EsignParticipant,
  EsignParty,
  EsignProviderFile,
  EsignReport,
} from '../../platform/ports/esign.ts';

// Oneflow's words may grow: what we do not know is `unknown`, never an error.

const id = z.union([z.number(), z.string()]).transform(String);
const nullableText = z.string().nullish().catch(null);
const moment = z
  .string()
  .nullish()
  .catch(null)
  .transform((text) => {
    const date = new Date(text ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? null : date;
  });
const emptyAsNull = nullableText.transform((text) => (text?.trim() ? text : null));

const Participant = z.looseObject({
  id,
  name: emptyAsNull,
  email: emptyAsNull,
  phone_number: emptyAsNull,
  sign_method: z.enum(signMethods).catch('unknown'),
  sign_state: z.enum(signStates).catch('unknown'),
  sign_state_updated_time: moment,
  signatory: z.boolean().catch(false),
  delivery_channel: z.enum(deliveryChannels).catch('unknown'),
  delivery_status: z.enum(deliveryStatuses).catch('unknown'),
  _private_ownerside: z.looseObject({ first_visited_time: moment }).nullish().catch(null),
});

const Party = z.looseObject({
  my_party: z.boolean().catch(false),
  name: emptyAsNull,
  country_code: emptyAsNull,
  type: z.enum(['company', 'individual']).catch('company'),
  identification_number: emptyAsNull,
  participants: z.array(Participant).nullish(),
  participant: Participant.nullish(),
});

export const OneflowContract = z.looseObject({
  id,
  state: z.enum(esignStates).catch('unknown'),
  published_time: moment,
  updated_time: moment,
  state_updated_time: moment,
  signing_period_expiry_time: moment,
  parties: z.array(Party).default([]),
  _private: z.looseObject({ name: nullableText }).nullish().catch(null),
});
type OneflowContract = z.output<typeof OneflowContract>;

export const OneflowPage = z.looseObject({
  data: z.array(z.unknown()),
  _links: z.looseObject({ next: z.looseObject({ href: z.string().nullish() }).nullish() }),
});

export const OneflowCreated = z.looseObject({ id });

const Option = z.looseObject({
  name: z.string(),
  preferred: z.boolean().catch(false),
  required_participant_attributes: z.array(z.string()).catch([]),
});
export const OneflowTemplate = z.looseObject({
  available_options: z.looseObject({
    can_receive_expanded_pdf: z.boolean(),
    sign_methods: z.array(Option),
  }),
});
export type OneflowTemplate = z.output<typeof OneflowTemplate>;

export const OneflowFile = z
  .looseObject({ id, name: z.string(), extension: z.string().catch('pdf'), type: z.unknown() })
  .transform(({ id: file, name, extension, type }): EsignProviderFile => ({
    ...{ id: file, name },
    extension: extension.replace(/^\./, ''),
    type: typeOf(type),
  }));

function typeOf(type: unknown): EsignProviderFile['type'] {
  const word = typeof type === 'string' ? type.toLowerCase() : '';
  if (word === 'expanded_pdf') return 'pdf';
  return esignFileTypes.find((known) => known === word) ?? 'unknown';
}

const participantOf = (row: z.output<typeof Participant>): EsignParticipant => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phoneNumber: row.phone_number,
  signMethod: row.sign_method,
  signState: row.sign_state,
  signStateUpdatedAt: row.sign_state_updated_time,
  firstVisitedAt: row._private_ownerside?.first_visited_time ?? null,
  isSignatory: row.signatory,
  deliveryChannel: row.delivery_channel,
  deliveryStatus: row.delivery_status,
});

const partyOf = (row: z.output<typeof Party>): EsignParty => ({
  isOurs: row.my_party,
  name: row.name,
  country: row.country_code,
  type: row.type,
  identificationNumber: row.identification_number,
  // A person who is a party by themself has one participant instead of a list.
  participants: (row.participants ?? (row.participant ? [row.participant] : [])).map(participantOf),
});

export const reportOf = (row: OneflowContract): EsignReport => ({
  id: row.id,
  name: row._private?.name ?? null,
  state: row.state,
  sentAt: row.published_time,
  updatedAt: row.updated_time,
  stateUpdatedAt: row.state_updated_time,
  signingPeriodExpiresAt: row.signing_period_expiry_time,
  parties: row.parties.map(partyOf),
});
