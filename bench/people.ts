import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cast } from './cast.ts';
import { at, type SideRequest } from './question.ts';
import type { Player } from './sign-in.ts';
import { interestIn, interestPair } from './questions.ts';
import { memoryOf, type Side } from './sides.ts';

export interface CrowdFigures {
  people: number;
  clicks: number;
  /** milliseconds */
  p50: number;
  p99: number;
  errors: number;
  /** MiB at the end */
  memory: number;
}

const thinkMs = 5_000;
/** Between half and one and a half times `thinkMs`: equal pauses would bring people in step. */
const someThought = (): number => thinkMs * (0.5 + Math.random());
const writesEvery = 20;
/** Clicks that do not count, while a server that just started compiles its code. */
const warmUpMs = 4 * thinkMs;

function send(origin: string, agent: Agent, ask: SideRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = ask.body === undefined ? undefined : JSON.stringify(ask.body);
    const headers = {
      ...(ask.cookie ? { cookie: ask.cookie } : {}),
      ...(text
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
        : {}),
    };
    const sent = request(
      `${origin}${ask.path}`,
      { method: ask.method, agent, headers },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

interface Visitor {
  number: number;
  who: Player;
  isBuyer: boolean;
}

/** Creates a draft, or sends interest in an assignment that nobody else of this turn answers. */
function nextWrite(cast: Cast, { who, isBuyer, number }: Visitor, click: number): SideRequest {
  const { cookie } = who;
  if (isBuyer) return { method: 'POST', path: '/api/main/assignments/new', cookie };
  const written = Math.floor((click - number) / writesEvery);
  const turn = number + written * cast.crowd.length;
  const { assignment } = interestPair(cast.crowd, cast.unanswered, turn);
  const path = '/api/main/client/assignment-interest-message';
  return { method: 'POST', path, cookie, body: interestIn({ who, assignment }) };
}

/** The next request of one person: lists, single assignments, threads; one in twenty writes. */
function nextClick(cast: Cast, visitor: Visitor, click: number): SideRequest {
  if (click % writesEvery === writesEvery - 1) return nextWrite(cast, visitor, click);
  const { isBuyer } = visitor;
  const { cookie } = visitor.who;
  const list = isBuyer ? '/api/main/assignments/mine' : '/api/main/assignments';
  const reads: SideRequest[] = [
    { method: 'POST', path: list, cookie, body: { locale: 'nb', offset: (click % 5) * 18 } },
    isBuyer
      ? { method: 'GET', path: '/api/main/threads', cookie }
      : { method: 'GET', path: `/api/main/assignment/${at(cast.assignments, click * 31)}`, cookie },
    { method: 'GET', path: '/api/main/account/me', cookie },
    { method: 'GET', path: '/api/main/threads', cookie },
  ];
  return at(reads, click);
}

/** Many people with five seconds between their clicks, each over their own connection. */
export async function crowd(
  side: Side,
  cast: Cast,
  people: number,
  seconds: number,
): Promise<CrowdFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  const times: number[] = [];
  let errors = 0;
  const begin = performance.now() + warmUpMs;
  const end = begin + seconds * 1_000;

  const live = async (number: number): Promise<void> => {
    const isBuyer = number % 4 === 0;
    const visitor = { number, isBuyer, who: at(isBuyer ? cast.buyers : cast.crowd, number) };
    await pause((number / people) * thinkMs);
    for (let click = number; performance.now() < end; click += 1) {
      const from = performance.now();
      const ask = nextClick(cast, visitor, click);
      const status = await send(side.origin, agent, ask).catch(() => 0);
      if (from >= begin) times.push(performance.now() - from);
      if (status < 200 || status > 299) errors += 1;
      await pause(someThought());
    }
  };
  await Promise.all(Array.from({ length: people }, (_, number) => live(number)));
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const memory = await memoryOf(side);
  return { people, clicks: times.length, p50: quantile(0.5), p99: quantile(0.99), errors, memory };
}
