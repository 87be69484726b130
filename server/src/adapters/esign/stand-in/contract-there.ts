import { z } from 'zod';
import { OneflowError } from './oneflow-error.ts';

const ParticipantInput = z.looseObject({
  name: z.string().min(1),
  email: z.email(),
  phone_number: z.string().default(''),
  signatory: z.boolean().default(false),
  organizer: z.boolean().default(false),
  delivery_channel: z.string().default('email'),
  sign_method: z.enum(['standard_esign']),
  two_step_authentication_method: z.string().default('none'),
  _permissions: z.record(z.string(), z.boolean()).default({}),
});
const PartyInput = z.looseObject({
  type: z.enum(['company', 'individual']),
  name: z.string().default(''),
  country_code: z.string().length(2).optional(),
  identification_number: z.string().default(''),
  participants: z.array(ParticipantInput).max(40).optional(),
  participant: ParticipantInput.optional(),
});
export const ContractInput = z.looseObject({
  workspace_id: z.int(),
  template_id: z.int(),
  name: z.string(),
  my_party: z.looseObject({ participants: z.array(ParticipantInput) }),
  parties: z.array(PartyInput),
});

export interface ParticipantThere extends z.output<typeof ParticipantInput> {
  id: number;
  sign_state: 'undecided' | 'signed' | 'declined';
  sign_state_updated_time: string | null;
  delivery_status: 'not_sent' | 'success' | 'opened';
  first_visited_time: string | null;
  visits: number;
}

interface PartyThere extends Omit<z.output<typeof PartyInput>, 'participants' | 'participant'> {
  id: number;
  my_party: boolean;
  participants: ParticipantThere[];
}

export interface FileThere {
  id: number;
  name: string;
  type: 'contract' | 'expanded_pdf' | 'attachment';
  content: Buffer;
}

/** A contract in the stand-in, as it is stored. */
export interface ContractThere {
  id: number;
  name: string;
  workspace_id: number;
  template_id: number;
  state: 'draft' | 'pending' | 'overdue' | 'signed' | 'declined';
  created_time: string;
  published_time: string | null;
  state_updated_time: string;
  updated_time: string;
  signing_period_expiry_time: string | null;
  parties: PartyThere[];
  files: FileThere[];
  /** what it was published with */
  mails: { subject: string; message: string }[];
}

function parse<T>(shape: z.ZodType<T>, body: unknown): T {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const problems: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) problems[path.join('.')] = [message];
  throw new OneflowError(400, 4_000_003, 'The request has wrong parameters', problems);
}

/** Reads the body of `POST /contracts/create`; `next` gives ids. */
export function newContract(body: unknown, next: () => number, now: Date): ContractThere {
  const { workspace_id, template_id, name, my_party, parties } = parse(ContractInput, body);
  const participant = (input: z.output<typeof ParticipantInput>): ParticipantThere => ({
    ...input,
    id: next(),
    sign_state: 'undecided',
    sign_state_updated_time: null,
    delivery_status: 'not_sent',
    first_visited_time: null,
    visits: 0,
  });
  const ours = { type: 'company', name: 'My Company AB', country_code: 'NO' } as const;
  const party = (input: z.output<typeof PartyInput>, isOurs: boolean): PartyThere => {
    const { participants, participant: single, ...rest } = input;
    const people = participants ?? (single ? [single] : []);
    return { ...rest, id: next(), my_party: isOurs, participants: people.map(participant) };
  };
  const at = stamp(now);
  return {
    id: next(),
    ...{ name, workspace_id, template_id, state: 'draft', created_time: at, published_time: null },
    ...{ state_updated_time: at, updated_time: at, signing_period_expiry_time: null },
    parties: [
      party({ ...ours, identification_number: '', participants: my_party.participants }, true),
      ...parties.map((input) => party(input, false)),
    ],
    files: [],
    mails: [],
  };
}

/** A time as Oneflow writes it. */
export const stamp = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, '+00:00');

const participantView = ({ first_visited_time, visits, ...rest }: ParticipantThere) => ({
  ...rest,
  identification_number: '',
  my_participant: false,
  title: '',
  _private_ownerside: { first_visited_time, last_visited_time: first_visited_time, visits },
});

/** A contract as `GET /contracts/{id}` answers it. */
export function contractView(contract: ContractThere, base: string) {
  const { name, workspace_id, template_id, created_time, parties, ...rest } = contract;
  const { files: _files, mails: _mails, ...shown } = rest;
  const self = `${base}/contracts/${contract.id}`;
  return {
    _links: {
      self: { href: self },
      files: { href: `${self}/files` },
      events: { href: `${self}/events` },
    },
    _permissions: { 'contract:delete': true },
    _private: { name, value: { amount: null, currency: null }, workspace_id },
    _private_ownerside: { created_time, template_id, template_type_id: null },
    ...shown,
    tags: [],
    parties: parties.map(({ participants, ...party }) => {
      const people = participants.map(participantView);
      // A person who is a party by themself has one participant instead of a list.
      return party.type === 'individual'
        ? { ...party, participant: people[0] }
        : { ...party, participants: people };
    }),
  };
}
