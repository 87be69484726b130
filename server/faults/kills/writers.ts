import { setTimeout as pause } from 'node:timers/promises';
import { send, signIn, type Reply } from '../torg-process.ts';
import { insist, post, type Caller } from './insist.ts';
import type { Ledger } from './ledger.ts';
import { moveCard, prepareBoard } from './move-cards.ts';

interface Writing {
  ledger: Ledger;
  buyer: Caller;
  admin: Caller;
  thread: string;
  client: string;
}

export interface Writers {
  /** Lets everybody finish what they are writing. */
  stop: () => Promise<void>;
}

const creators = 4;
const messengers = 2;
const breathMs = 60;

/** Keeps writing until it is stopped; each write is repeated until it is acknowledged. */
export async function startWriters(origin: string, ledger: Ledger): Promise<Writers> {
  const writing = await prepare(origin, ledger);
  let going = true;
  let turn = 0;
  const writeOn = async (write: (writing: Writing, turn: number) => Promise<void>) => {
    while (going) {
      turn += 1;
      await write(writing, turn);
      await pause(breathMs);
    }
  };
  const running = [
    ...Array.from({ length: creators }, () => writeOn(createAndSave)),
    ...Array.from({ length: messengers }, () => writeOn(sendMessage)),
    writeOn(inviteColleague),
    writeOn(moveOnBoard),
  ];
  return {
    async stop() {
      going = false;
      await Promise.all(running);
    },
  };
}

async function prepare(origin: string, ledger: Ledger): Promise<Writing> {
  const buyer = { origin, cookie: await signIn(origin, 'innkjoper@torg.example') };
  const admin = { origin, cookie: await signIn(origin, 'admin@torg.example') };
  const me = await send(origin, buyer.cookie, 'GET /api/main/account/me');
  const { currentOrganization } = me.body['account'] as {
    currentOrganization: { organization_id: string };
  };
  const { body } = await send(origin, buyer.cookie, 'GET /api/main/threads?limit=1');
  const [first] = body['threads'] as { thread_id: string }[];
  const made = await post(buyer, '/api/main/assignments/new');
  const assignment = String(made.body['assignment_uuid']);
  ledger.assignments.add(assignment);
  ledger.board = await prepareBoard(buyer, assignment);
  return {
    ...{ ledger, buyer, admin },
    thread: first?.thread_id ?? '',
    client: currentOrganization.organization_id,
  };
}

/** An assignment and some saves of it, each with the revision that the one before has left. */
async function createAndSave({ ledger, buyer }: Writing, turn: number): Promise<void> {
  const made = await post(buyer, '/api/main/assignments/new');
  const id = String(made.body['assignment_uuid']);
  if (!isExpected(ledger, made, 201)) return;
  ledger.assignments.add(id);
  for (let revision = 0; revision < 3; revision += 1) {
    const title = `Oppdrag ${turn}, lagret ${revision + 1}`;
    if (!isExpected(ledger, await save(buyer, id, { revision, title }), 200)) return;
    ledger.saves.set(id, { count: revision + 1, title });
  }
}

/**
 * Saves until it is answered. A save that was answered by a broken connection may have been written
 * nevertheless: then its repetition is refused, and the draft has this title and the next revision.
 */
async function save(
  { origin, cookie }: Caller,
  id: string,
  { revision, title }: { revision: number; title: string },
): Promise<Reply> {
  const path = `/api/main/assignment/${id}`;
  const body = { revision, changes: { title } };
  const reply = await insist(() => send(origin, cookie, `PATCH ${path}`, body));
  if (reply.status !== 409) return reply;
  const draft = await insist(() => send(origin, cookie, `GET ${path}/draft`));
  const isWritten = draft.body['title'] === title && draft.body['revision'] === revision + 1;
  if (isWritten) return draft;
  const { status, body: found } = draft;
  const [at, named] = [Number(found['revision']), String(found['title'])];
  return { ...reply, body: { ...reply.body, draft: `${status}: revision ${at}, “${named}”` } };
}

async function sendMessage({ ledger, buyer, thread }: Writing): Promise<void> {
  const content = `Melding ${crypto.randomUUID()}`;
  const sent = await post(buyer, `/api/main/thread/${thread}/messages`, { content });
  if (isExpected(ledger, sent, 201)) ledger.messages.add(content);
}

async function inviteColleague({ ledger, admin, client }: Writing, turn: number): Promise<void> {
  const email = `kollega-${turn}@kills.example`;
  const body = { name: `Kollega ${turn}`, email };
  const invited = await post(admin, `/api/main/clients/${client}/colleagues`, body);
  const account = String(invited.body['account']);
  if (isExpected(ledger, invited, 201)) ledger.colleagues.set(email, account);
  // A mail each: they would otherwise wait for each other at the mail server.
  await pause(4 * breathMs);
}

async function moveOnBoard({ ledger, buyer }: Writing, turn: number): Promise<void> {
  if (ledger.board === undefined) return;
  if (isExpected(ledger, await moveCard(buyer, ledger.board, turn), 200)) ledger.moves += 1;
}

function isExpected(ledger: Ledger, { status, body }: Reply, expected: number): boolean {
  if (status === expected) return true;
  ledger.unexpected.push(`${status} ${JSON.stringify(body)}`);
  return false;
}
