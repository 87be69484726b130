import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import {
  aContractToSign,
  chainOf,
  pdfHash,
  tokenFor,
  type ToSign,
} from '../../testing/a-contract-to-sign.ts';
import { mailSigningLink } from '../mails/mail-signing-link.ts';
import { useQuickSeals } from '../../testing/quick-seals.ts';
import {
  codeOf,
  startTestApi,
  type TestApi,
  type TestClient,
} from '../../testing/start-test-api.ts';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  useQuickSeals(api);
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
});
afterAll(() => api.close());

const calls = {
  open: 'POST /api/contracts/signing/open',
  document: 'POST /api/contracts/signing/document',
  viewed: 'POST /api/contracts/signing/viewed',
  code: 'POST /api/contracts/signing/code',
  sign: 'POST /api/contracts/signing/sign',
  decline: 'POST /api/contracts/signing/decline',
} as const;
type CallName = keyof typeof calls;
const names = Object.keys(calls) as CallName[];

const callers = [
  'signed out',
  'who has the address',
  'the other signatory',
  'a stranger to it',
] as const;
type Caller = (typeof callers)[number];

/** A contract whose recipient has an account, or not; and everybody who may try its links. */
interface Scene {
  made: ToSign;
  clients: Record<Caller, TestClient>;
  link: () => { token: string };
}

/** As the job that is enqueued when the PDF was made. */
const mailLink = ({ recipient: { signatory } }: ToSign): Promise<void> =>
  api.torg.parts.jobs.run(mailSigningLink, {
    ...{ input: { signatory, mail: 'to_sign' }, id: randomUUID(), traceId: '' },
  });

async function aScene({ hasAccount = true } = {}): Promise<Scene> {
  const unique = randomUUID().slice(0, 8);
  const recipient = `kari.${unique}@fjord.example`;
  const sender = `siri.${unique}@torg.example`;
  const own = await anAccount(api.db, hasAccount ? { email: recipient } : {});
  const other = await anAccount(api.db, { email: sender });
  const made = await aContractToSign(api, { sender, recipient });
  await mailLink(made);
  return {
    made,
    clients: {
      'signed out': api.stranger,
      'who has the address': hasAccount ? await api.signedIn(own) : api.stranger,
      'the other signatory': await api.signedIn(other),
      'a stranger to it': await api.signedIn(await anAccount(api.db)),
    },
    link: () => ({ token: tokenFor(api, recipient) }),
  };
}

type Subject = { token: string } | { signatory: string };

async function outcome(client: TestClient, name: CallName, subject: Subject): Promise<string> {
  const signature = { name: 'Et Navn', authority_confirmed: true, document_hash: pdfHash };
  const body = { subject, ...signature, reason: 'Nei.', code: '000000' } as never;
  const answer = await client.call(calls[name], { body });
  return answer.status < 300 ? 'done' : `${answer.status} ${codeOf(answer)}`;
}

type Outcomes = Record<CallName, string>;
const all = (what: string): Outcomes =>
  Object.fromEntries(names.map((name) => [name, what])) as Outcomes;

const dead = all('404 not_found');
const notYou = all('403 signed_in_as_somebody_else');
const own = all('done');
const readsOnly = { open: 'done', document: 'done', viewed: 'done' };
const signsIn: Outcomes = {
  ...{ ...all('409 signing_needs_sign_in'), ...readsOnly },
};
const needsCode: Outcomes = {
  ...{ ...all('400 signing_code_not_valid'), ...readsOnly, code: 'done' },
};
/** Looking again at what one has signed records nothing. */
const downloads: Outcomes = { ...all('409 contract_state_does_not_allow'), ...readsOnly };
const everybody = (outcomes: Outcomes) =>
  Object.fromEntries(callers.map((caller) => [caller, outcomes])) as Record<Caller, Outcomes>;

/** Each call by each caller; once somebody could sign or decline, the others get a new scene. */
async function walk(
  prepare: () => Promise<{ scene: Scene; subject: Subject }>,
): Promise<Record<Caller, Outcomes>> {
  const found = everybody(all(''));
  let { scene, subject } = await prepare();
  for (const caller of callers) {
    const outcomes = { ...found[caller] };
    for (const name of names) {
      outcomes[name] = await outcome(scene.clients[caller], name, subject);
      const isOver = (name === 'sign' || name === 'decline') && outcomes[name] === 'done';
      if (isOver) ({ scene, subject } = await prepare());
    }
    found[caller] = outcomes;
  }
  return found;
}

const contractCall = 'POST /api/contracts/client/contracts/{contract_id}';
const replaceCall = 'PUT /api/contracts/client/contracts/{contract_id}/signatories/{signatory_id}';

async function bothSign({ made, clients }: Scene): Promise<void> {
  const { sender, recipient } = made;
  const first = await outcome(clients['who has the address'], 'sign', recipient);
  expect([first, await outcome(clients['the other signatory'], 'sign', sender)]).toEqual([
    ...['done', 'done'],
  ]);
  await api.runJobs();
}

describe('the link to sign of somebody with an account', () => {
  it('is theirs alone, and leads whoever is signed out to sign in', async () => {
    const found = await walk(async () => {
      const scene = await aScene();
      return { scene, subject: scene.link() };
    });
    expect(found).toEqual({
      ...everybody(notYou),
      'signed out': signsIn,
      'who has the address': own,
    });
  });

  it('is not needed by them, and the signatory is nothing to anybody else', async () => {
    const found = await walk(async () => {
      const scene = await aScene();
      return { scene, subject: { signatory: scene.made.recipient.signatory } };
    });
    const unauthorized = all('401 unauthorized');
    expect(found).toEqual({
      ...everybody(notYou),
      ...{ 'signed out': unauthorized, 'who has the address': own },
    });
  });

  it('of another contract is not theirs', async () => {
    const other = await aScene();
    const found = await walk(async () => ({ scene: await aScene(), subject: other.link() }));
    expect(found).toEqual({ ...everybody(notYou), 'signed out': signsIn });
  });
});

describe('the link to sign of somebody without an account', () => {
  it('needs the mailed code, whoever has it', async () => {
    const found = await walk(async () => {
      const scene = await aScene({ hasAccount: false });
      return { scene, subject: scene.link() };
    });
    expect(found).toEqual(everybody(needsCode));
  });

  it('is the only way in: signed in, nobody is that signatory', async () => {
    const found = await walk(async () => {
      const scene = await aScene({ hasAccount: false });
      return { scene, subject: { signatory: scene.made.recipient.signatory } };
    });
    const unauthorized = all('401 unauthorized');
    expect(found).toEqual({
      ...everybody(notYou),
      ...{ 'signed out': unauthorized, 'who has the address': unauthorized },
    });
  });
});

/** What ends a link, and what its holder's own session may still do without it. */
const ends: Record<string, (scene: Scene) => Promise<void>> = {
  'a new link': async ({ made }) => {
    const params = { contract_id: made.contract, signatory_id: made.recipient.signatory };
    await admin.call(`${contractCall}/signatories/{signatory_id}/remind`, { params });
    await api.runJobs();
  },
  'the replacement of its signatory': async ({ made }) => {
    const params = { contract_id: made.contract, signatory_id: made.recipient.signatory };
    const body = { name: 'Ny Signatar', email: `ny.${randomUUID()}@fjord.example` };
    const answer = await admin.call(replaceCall, { params, body });
    expect(answer.status).toBe(200);
  },
  'the recall': async ({ made }) => {
    const params = { contract_id: made.contract };
    const answer = await admin.call(`${contractCall}/recall`, {
      params,
      body: { reason: 'Feil.' },
    });
    expect(answer.status).toBe(200);
  },
  'the other one declining': async ({ made, clients }) => {
    const other = clients['the other signatory'];
    expect(await outcome(other, 'decline', made.sender)).toBe('done');
  },
  'the expiry': async () => {
    api.clock.advance({ days: 31 });
    await api.runScheduled('expire-contracts');
  },
  'the time, before it is swept': async () => api.clock.advance({ days: 31 }),
  'the signed PDF, which comes with another': bothSign,
};

describe('a dead link is unknown to everybody', () => {
  it.each(Object.entries(ends))('after %s', async (_what, end) => {
    const scene = await aScene();
    const subject = scene.link();
    await end(scene);
    expect(await walk(async () => ({ scene, subject }))).toEqual(everybody(dead));
    api.clock.set(new Date());
  });
});

describe('once everybody has signed', () => {
  it('the new link only downloads, for thirty days', async () => {
    const scene = await aScene();
    await bothSign(scene);
    const prepare = async () => ({ scene, subject: scene.link() });
    const downloading = {
      ...everybody(notYou),
      'signed out': downloads,
      'who has the address': downloads,
    };
    const before = await chainOf(api, scene.made.contract);
    expect(await walk(prepare)).toEqual(downloading);
    expect(await chainOf(api, scene.made.contract)).toEqual(before);
    api.clock.advance({ days: 29 });
    // The sessions of before have ended by then.
    expect(await walk(prepare)).toEqual(everybody(downloads));
    api.clock.advance({ days: 2 });
    expect(await walk(prepare)).toEqual(everybody(dead));
    api.clock.set(new Date());
  });
});
