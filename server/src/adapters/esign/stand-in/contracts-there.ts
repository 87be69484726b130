import type { EsignDeskAct, EsignDeskContract } from '../../../platform/ports/esign.ts';
import {
  contractView,
  newContract,
  stamp,
  type ContractThere,
  type FileThere,
  type ParticipantThere,
} from './contract-there.ts';
import { conflict, notFound, OneflowError } from './oneflow-error.ts';

export interface Store {
  load: () => ContractThere[];
  save: (contract: ContractThere) => void;
  remove: (id: number) => void;
}

export interface ThereOptions {
  base: () => string;
  now: () => Date;
  /** where contracts outlive the process */
  store?: Store | undefined;
  /** something happened that webhooks tell */
  onEvent: (contract: number, ...types: string[]) => void;
}

const mostPerPage = 100;
const signatories = ({ parties }: ContractThere): ParticipantThere[] =>
  parties.flatMap(({ participants }) => participants).filter(({ signatory }) => signatory);

function canOf({ state }: ContractThere, { sign_state }: ParticipantThere) {
  const isOpen = state === 'pending' && sign_state === 'undecided';
  return { view: state !== 'draft', sign: isOpen, decline: isOpen };
}

const deskView = (contract: ContractThere): EsignDeskContract => ({
  id: String(contract.id),
  name: contract.name,
  state: contract.state,
  participants: signatories(contract).map((one) => ({
    id: String(one.id),
    ...{ name: one.name, email: one.email, sign_state: one.sign_state, visits: one.visits },
    can: canOf(contract, one),
  })),
});

/** What Oneflow knows, and what happens to it. */
export function contractsThere({ base, now, store, onEvent }: ThereOptions) {
  const contracts = new Map((store?.load() ?? []).map((contract) => [contract.id, contract]));
  let lastId = Math.max(10_000, ...contracts.keys());
  const nextId = () => (lastId += 1);
  const get = (id: string): ContractThere => {
    const contract = contracts.get(Number(id));
    if (contract === undefined) throw notFound();
    return contract;
  };
  const save = (contract: ContractThere, state = contract.state): void => {
    if (state !== contract.state) contract.state_updated_time = stamp(now());
    contract.state = state;
    contract.updated_time = stamp(now());
    contracts.set(contract.id, contract);
    store?.save(contract);
  };

  function sign(contract: ContractThere, participant: ParticipantThere): void {
    participant.sign_state = 'signed';
    participant.sign_state_updated_time = stamp(now());
    const isAll = signatories(contract).every(({ sign_state }) => sign_state === 'signed');
    if (isAll) contract.files.unshift(signedFile(contract, nextId()));
    save(contract, isAll ? 'signed' : 'pending');
    onEvent(contract.id, 'participant:sign');
    if (isAll) onEvent(contract.id, 'contract:sign');
  }

  function decline(contract: ContractThere, participant: ParticipantThere): void {
    participant.sign_state = 'declined';
    participant.sign_state_updated_time = stamp(now());
    save(contract, 'declined');
    onEvent(contract.id, 'participant:decline');
    onEvent(contract.id, 'contract:decline');
  }

  function view(contract: ContractThere, participant: ParticipantThere): void {
    participant.first_visited_time ??= stamp(now());
    participant.visits += 1;
    participant.delivery_status = 'opened';
    save(contract);
    if (participant.visits === 1) onEvent(contract.id, 'participant:first_visit');
  }

  return {
    all: (): ContractThere[] => [...contracts.values()],
    get,
    view: (id: string) => contractView(get(id), base()),
    list(query: URLSearchParams) {
      const name = query.get('filter[name]');
      const offset = Number(query.get('offset') ?? 0);
      const limit = Math.min(Number(query.get('limit') ?? mostPerPage), mostPerPage);
      const found = [...contracts.values()].filter((one) => name === null || one.name === name);
      const rows = found.slice(offset, offset + limit).map((one) => contractView(one, base()));
      return pageOf(rows, { base: base(), query, offset, limit, total: found.length });
    },
    create(body: unknown) {
      const contract = newContract(body, nextId, now());
      save(contract);
      return contractView(contract, base());
    },
    upload(id: string, { name, content, as }: { name: string; content: Buffer; as: string }) {
      const contract = get(id);
      if (contract.state !== 'draft') throw conflict('The contract is not a draft');
      const isPdf = content.subarray(0, 5).toString('latin1') === '%PDF-';
      if (as !== 'expanded_pdf' && as !== 'attachment') {
        throw new OneflowError(400, 4_000_003, 'upload_as is wrong', { upload_as: ['wrong'] });
      }
      if (!isPdf) throw new OneflowError(400, 4_000_007, 'The file is no PDF');
      const file: FileThere = { id: nextId(), name, type: as, content };
      const others = contract.files.filter(({ type }) => type !== 'expanded_pdf');
      contract.files = as === 'expanded_pdf' ? [...others, file] : [...contract.files, file];
      save(contract);
      return { id: file.id, name, type: as };
    },
    publish(id: string, mail: { subject: string; message: string }) {
      const contract = get(id);
      if (contract.state !== 'draft') throw conflict('The contract is published already');
      if (!contract.files.some(({ type }) => type === 'expanded_pdf')) {
        throw conflict('The PDF section is empty');
      }
      contract.published_time = stamp(now());
      contract.mails.push(mail);
      for (const one of signatories(contract)) one.delivery_status = 'success';
      save(contract, 'pending');
      onEvent(contract.id, 'contract:publish');
      return contractView(contract, base());
    },
    remove(id: string): void {
      const { id: found } = get(id);
      contracts.delete(found);
      store?.remove(found);
      onEvent(found, 'contract:delete');
    },
    /** Newest first, as whoever acts for those who sign sees them. */
    desk: () => [...contracts.values()].map(deskView).toReversed(),
    /** False: the state does not allow it. */
    act(id: string, participantId: string, act: EsignDeskAct): boolean {
      const contract = contracts.get(Number(id));
      const participant =
        contract && signatories(contract).find((one) => String(one.id) === participantId);
      if (contract === undefined || participant === undefined) return false;
      if (!canOf(contract, participant)[act]) return false;
      ({ view, sign, decline })[act](contract, participant);
      return true;
    },
  };
}

/** The contract with its proof: what was uploaded, and behind it that it was signed. */
function signedFile({ name, files }: ContractThere, id: number): FileThere {
  const pdf = files.find(({ type }) => type === 'expanded_pdf')?.content ?? Buffer.alloc(0);
  const content = Buffer.concat([pdf, Buffer.from('\n% signed at the stand-in of Oneflow\n')]);
  return { id, name, type: 'contract', content };
}

interface PageOptions {
  base: string;
  query: URLSearchParams;
  offset: number;
  limit: number;
  total: number;
}

function pageOf(data: object[], { base, query, offset, limit, total }: PageOptions) {
  const at = (from: number): string => {
    const next = new URLSearchParams(query);
    next.set('offset', String(from));
    next.set('limit', String(limit));
    return `${base}/contracts?${next.toString()}`;
  };
  const next = offset + limit < total ? at(offset + limit) : null;
  const previous = offset > 0 ? at(Math.max(0, offset - limit)) : null;
  const _links = { next: { href: next }, previous: { href: previous }, self: { href: at(offset) } };
  return { _links, count: data.length, data };
}
