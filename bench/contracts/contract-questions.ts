import type { Cast } from '../cast.ts';
import { at, type Question, type Reply } from '../question.ts';

const limit = 30;
/** People page through the first pages only. */
const offsetAt = (turn: number): number => (turn % 5) * limit;

const summary = (cast: Cast): Question => ({
  name: 'cooperation summary',
  target: 0.8,
  torg: (turn) => ({
    method: 'GET',
    path: '/api/contracts/client/contracts/cooperation',
    cookie: at(cast.consultants, turn).cookie,
  }),
  bare: (turn) => ({
    method: 'GET',
    path: '/cooperation',
    cookie: at(cast.consultants, turn).cookie,
  }),
  gist: (answer) => answer,
});

const list = ({ admin }: Cast): Question => ({
  name: 'list of 30 contracts with total, for admins',
  target: 0.8,
  torg: (turn) => ({
    method: 'GET',
    path: `/api/contracts/client/admin/cooperation-contracts?limit=${limit}&offset=${offsetAt(turn)}`,
    cookie: admin.cookie,
  }),
  bare: (turn) => ({
    method: 'GET',
    path: `/cooperation-contracts?limit=${limit}&offset=${offsetAt(turn)}`,
    cookie: admin.cookie,
  }),
  gist: (answer) => answer,
});

function hire({ consultants, contracts: { hirers } }: Cast): Question {
  const half = Math.floor(consultants.length / 2);
  /** Distinct pairs of a consultant and a buyer's assignment; each side has half of the consultants. */
  const pairAt = (turn: number, from: number) => {
    const { account: profile } = at(consultants, from + (turn % half));
    const { cookie, assignment } = at(hirers, turn + Math.floor(turn / half));
    return { profile, cookie, assignment };
  };
  return {
    name: 'hire',
    target: 0.55,
    withoutJobs: true,
    torg(turn) {
      const { profile, assignment, cookie } = pairAt(turn, 0);
      const body = { profile_id: profile, assignment_id: assignment };
      return { method: 'POST', path: '/api/main/agreements/hire', cookie, body };
    },
    bare(turn) {
      const { cookie, ...body } = pairAt(turn, half);
      return { method: 'POST', path: '/hire', cookie, body };
    },
    gist: ({ agreement_draft_id }) => typeof agreement_draft_id,
  };
}

/** So many contracts are signed by one side before the other: each signature is of another contract. */
const inStep = 64;

/** The two signatures of a contract are neighbours; half of all contracts are Torg's. */
function missingAt({ contracts: { missing } }: Cast, turn: number) {
  const [round, place] = [Math.floor(turn / (2 * inStep)), turn % (2 * inStep)];
  const contract = round * inStep + (place % inStep);
  return at(missing, 2 * contract + (place < inStep ? 0 : 1));
}

const gistOfSigned = ({ contract, ...shown }: Reply) => {
  const { status, signatories, can } = contract as Reply;
  const people = (signatories as Reply[]).map((one) => [one['side'], one['status']]);
  return { status, people, can, changes: shown['changes'], by: shown['identify_by'] };
};

function sign(cast: Cast): Question {
  const torgs = 2 * inStep * Math.floor(cast.contracts.missing.length / 2 / (2 * inStep));
  const name = 'Kari Nordmann';
  return {
    name: 'sign, every other signature the last one',
    target: 0.55,
    withoutJobs: true,
    torg(turn) {
      const { signatory, document_hash, cookie } = missingAt(cast, turn);
      const body = { subject: { signatory }, name, authority_confirmed: true, document_hash };
      return { method: 'POST', path: '/api/contracts/signing/sign', cookie, body };
    },
    bare(turn) {
      const { signatory, document_hash, cookie } = missingAt(cast, torgs + turn);
      return { method: 'POST', path: '/sign', cookie, body: { signatory, document_hash, name } };
    },
    gist: gistOfSigned,
  };
}

export const contractQuestions = (cast: Cast): Question[] => [
  summary(cast),
  list(cast),
  hire(cast),
  sign(cast),
];
