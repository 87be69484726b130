import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresPrograms, startPostgres, type PostgresServer } from '../../tools/test/postgres.ts';
import { send, signIn, startTorgProcess, type TorgProcess } from './torg-process.ts';

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('two API processes and a worker', () => {
  let folder = '';
  let server: PostgresServer;
  let processes: TorgProcess[] = [];
  let origins: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'torg-several-'));
    server = await startPostgres(programs ?? '');
    const env = { DATA_DIR: folder, DATABASE_URL: server.url };
    // At once, so that they compete for the migrations and for loading the demo data.
    processes = await Promise.all(
      ['api', 'api', 'worker'].map((role) => startTorgProcess({ ...env, ROLE: role })),
    );
    origins = processes.map(({ origin }) => origin);
  }, 180_000);
  afterAll(async () => {
    await Promise.all(processes.map((torg) => torg.kill('SIGTERM')));
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('let the worker run a job that an API process has enqueued', async () => {
    const body = { email: 'konsulent@torg.example' };
    const { status } = await send(origins[0] ?? '', '', 'POST /api/auth/magic-link', body);
    expect(status).toBe(202);
    const mails = () => readdir(join(folder, 'mail')).catch(() => []);
    await vi.waitFor(async () => expect((await mails()).length).toBe(1), { timeout: 20_000 });
  });

  it('notify a page that is open at one process of a change at the other', async () => {
    const buyer = await signIn(origins[0] ?? '', 'innkjoper@torg.example');
    const consultant = await signIn(origins[1] ?? '', 'konsulent@torg.example');
    const { body } = await send(origins[1] ?? '', consultant, 'GET /api/main/threads?limit=90');
    const threads = body['threads'] as { thread_id: string; participants: { account: string }[] }[];
    const me = await send(origins[0] ?? '', buyer, 'GET /api/main/account/me');
    const { account } = me.body['account'] as { account: string };
    const shared = threads.find(({ participants }) =>
      participants.some((other) => other.account === account),
    );
    expect(shared, 'the two share a thread in the demo data').toBeDefined();

    const heard = await openPage(origins[1] ?? '', consultant);
    const call = `POST /api/main/thread/${shared?.thread_id}/messages`;
    const sent = await send(origins[0] ?? '', buyer, call, { content: 'Kan vi snakkes?' });
    expect(sent.status).toBe(201);
    await vi.waitFor(() => expect(heard.text()).toContain(shared?.thread_id), { timeout: 10_000 });
    heard.close();
  });

  it('show a move on a board at one process on the open pages of the other, as it was made', async () => {
    const [here = '', there = ''] = origins;
    const buyer = await signIn(here, 'innkjoper@torg.example');
    const colleague = await signIn(there, 'torbjorn.haukeland@isfoss.example');
    const board = await findBoard(here, buyer);
    const [card] = board.cards;
    const column = board.columns.find((one) => one.evaluation_board_column !== card?.column);
    const heard = await openPage(there, colleague);
    const before = heard.text().length;
    const moved = await send(
      here,
      buyer,
      `POST /api/main/evaluation-board-card/${card?.evaluation_board_card}/move`,
      { to_evaluation_board_card_column: column?.evaluation_board_column, card_order: 'first' },
    );
    expect(moved.status).toBe(200);
    // The page has asked for nothing since: the stream itself says which card went where.
    const told = () => eventsIn(heard.text().slice(before), 'board');
    await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 10_000 });
    expect(told()[0]).toMatchObject({
      evaluation_board: board.evaluation_board,
      change: 'card_moved',
      version: String(board.version + 1),
      card: card?.evaluation_board_card,
      column: column?.evaluation_board_column,
      order: '0',
    });
    heard.close();
  });

  it('all forget a session that is ended at one of them', async () => {
    const email = 'selvstendig@torg.example';
    const [here, there] = [
      await signIn(origins[0] ?? '', email),
      await signIn(origins[1] ?? '', email),
    ];
    const before = await send(origins[1] ?? '', here, 'GET /api/main/account/me');
    expect(before.status).toBe(200);
    const list = await send(origins[0] ?? '', here, 'GET /api/main/account/me/sessions');
    const sessions = list.body['sessions'] as { session_id: string; current: boolean }[];
    const own = sessions.find(({ current }) => current);
    await send(origins[1] ?? '', there, `DELETE /api/main/account/me/sessions/${own?.session_id}`);
    await vi.waitFor(async () => {
      const after = await send(origins[0] ?? '', here, 'GET /api/main/account/me');
      expect(after.status).toBe(401);
    });
  });

  it('all serve health pages, and the worker serves nothing else', async () => {
    for (const origin of origins) {
      expect((await send(origin, '', 'GET /health/ready')).status).toBe(200);
    }
    expect((await send(origins[2] ?? '', '', 'GET /api/auth/options')).status).toBe(404);
  });
});

interface Board {
  evaluation_board: string;
  version: number;
  columns: { evaluation_board_column: string }[];
  cards: { evaluation_board_card: string; column: string }[];
}

/** The board of a need in the demo data, with somebody on it. */
async function findBoard(origin: string, cookie: string): Promise<Board> {
  const { body } = await send(origin, cookie, 'GET /api/main/opportunity?limit=50');
  for (const { opportunity } of body['opportunities'] as { opportunity: string }[]) {
    const call = `GET /api/main/opportunity/${opportunity}/evaluation-board`;
    const answer = await send(origin, cookie, call);
    const board = answer.body as unknown as Board;
    if (answer.status === 200 && board.cards.length > 0) return board;
  }
  throw new Error('no need in the demo data has a board with cards');
}

/** What an open page was told of one topic. */
const eventsIn = (text: string, topic: string): unknown[] =>
  [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].flatMap(([, event, data = '{}']) =>
    event === topic ? [JSON.parse(data)] : [],
  );

async function openPage(origin: string, cookie: string) {
  const abort = new AbortController();
  const answer = await fetch(`${origin}/api/main/live`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: abort.signal,
  });
  let text = '';
  const read = async (): Promise<void> => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk;
    }
  };
  read().catch(() => {});
  await vi.waitFor(() => expect(text).toContain('ready'));
  return { text: () => text, close: () => abort.abort() };
}
