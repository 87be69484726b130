import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { dice } from '../demo/dice.ts';
import { describeError, type Logger } from '../src/platform/log.ts';
import { aWorld, people, type Person } from '../src/testing/a-world.ts';
import { sendRaw, type RawAnswer } from '../src/testing/send-raw.ts';
import { startTestApi, type TestApi } from '../src/testing/start-test-api.ts';
import { aRequest, type FuzzRequest } from './a-request.ts';
import { watchHealth, type HealthWatch, type Slowest } from './health-watch.ts';
import { Ids } from './ids.ts';
import { codeOf, wrongWith } from './judge.ts';
import { Values } from './values.ts';

/** Requests of one round follow each other in two worlds of their own, so a round can be repeated. */
export const roundSize = 200;
/** After so many rounds there is a new database, since lists grow. */
const roundsOfDatabase = 50;

export interface FuzzPlan {
  seed: string;
  requests: number;
  /** the number of the first round */
  from?: number;
  /** hears of each finding when it is first seen */
  found?: (finding: Finding) => void;
  say?: (text: string) => void;
}

export interface Finding {
  what: string;
  round: number;
  at: number;
  request: FuzzRequest;
  answer: RawAnswer;
  /** what the log says of it */
  logged: string;
  times: number;
}

export interface FuzzResult {
  requests: number;
  /** by status and code */
  answers: Map<string, number>;
  findings: Finding[];
  slowest: Slowest;
  /** the requests that took longest, the longest first */
  longest: { ms: number; call: string; at: number }[];
}

type Session = Partial<Record<Person, string>>;

async function sessionsOf(api: TestApi, accounts: Record<string, string>): Promise<Session> {
  const sessions: Session = {};
  for (const person of people) {
    if (person === 'stranger') continue;
    sessions[person] = (await api.signedIn(accounts[person] ?? '')).cookie;
  }
  return sessions;
}

interface Run {
  api: TestApi;
  port: number;
  health: HealthWatch;
  lastError: () => string;
}

async function start(): Promise<Run> {
  let last = '';
  const write = (line: string) => void (last = line);
  const log: Logger = pino({ level: 'error', serializers: { err: describeError } }, { write });
  const api = await startTestApi({}, log);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  return {
    api,
    port,
    health: watchHealth(port),
    lastError() {
      const line = last;
      last = '';
      return line;
    },
  };
}

/** Every fiftieth request signs everybody in anew, since some requests end sessions. */
const signInEvery = 50;

async function runRound(run: Run, plan: FuzzPlan, round: number, result: FuzzResult) {
  const { api, port, health } = run;
  const worlds = [await aWorld(api), await aWorld(api)] as const;
  const chance = dice(`${plan.seed}-${round}`);
  const ids = new Ids(chance, worlds);
  const values = new Values(chance, ids);
  let sessions: Session = {};
  for (let at = 0; at < roundSize && result.requests < plan.requests; at += 1) {
    if (at % signInEvery === 0) sessions = await sessionsOf(api, worlds[0].accounts);
    const request = aRequest(chance, values);
    health.now(round * roundSize + at);
    const begun = performance.now();
    const answer = await ask(port, request, sessions[request.person]);
    time(result, performance.now() - begun, request.call, round * roundSize + at);
    const finding = note(result, { request, answer, round, at, logged: run.lastError() });
    if (finding) plan.found?.(finding);
    if (answer.status < 300 && answer.text.startsWith('{')) ids.learn(JSON.parse(answer.text));
  }
}

function time({ longest }: FuzzResult, ms: number, call: string, at: number): void {
  longest.push({ ms, call, at });
  longest.sort((a, b) => b.ms - a.ms);
  longest.splice(5);
}

async function ask(port: number, request: FuzzRequest, session = ''): Promise<RawAnswer> {
  const headers = { ...(session === '' ? {} : { cookie: session }), ...request.headers };
  return sendRaw(port, { ...request, headers }).catch((error: unknown) => {
    // The answer came while the body was still being sent, and the connection was closed.
    return { status: 0, headers: {}, text: String(error) };
  });
}

/** Counts an answer; returns what is wrong with it if that is new. */
function note(result: FuzzResult, seen: Omit<Finding, 'what' | 'times'>): Finding | undefined {
  const { request, answer, logged } = seen;
  result.requests += 1;
  const kind = `${answer.status} ${codeOf(answer) ?? ''}`.trim();
  result.answers.set(kind, (result.answers.get(kind) ?? 0) + 1);
  const what = wrongWith(request, answer);
  if (what === null) return undefined;
  const same = result.findings.find(
    (one) => one.what === what && one.request.call === request.call,
  );
  if (same !== undefined) {
    same.times += 1;
    return undefined;
  }
  const finding = { ...seen, logged, what, times: 1 };
  result.findings.push(finding);
  return finding;
}

/** Sends made-up requests of every call as everybody, and judges each answer. */
export async function fuzz(plan: FuzzPlan): Promise<FuzzResult> {
  const slowest: Slowest = { ms: 0, request: 0, polls: 0, failed: 0 };
  const result: FuzzResult = {
    requests: 0,
    answers: new Map(),
    findings: [],
    slowest,
    longest: [],
  };
  for (let round = plan.from ?? 0; result.requests < plan.requests;) {
    const run = await start();
    for (let left = roundsOfDatabase; left > 0 && result.requests < plan.requests; left -= 1) {
      await runRound(run, plan, round, result);
      round += 1;
      plan.say?.(`${result.requests} requests, ${result.findings.length} findings`);
    }
    const seen = await run.health.stop();
    slowest.polls += seen.polls;
    slowest.failed += seen.failed;
    if (seen.ms > slowest.ms) Object.assign(slowest, { ms: seen.ms, request: seen.request });
    await run.api.close();
  }
  return result;
}
