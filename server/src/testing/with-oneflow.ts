import type { AddressInfo } from 'node:net';
import { runOneflow, type OneflowStandIn } from '../adapters/esign/a-oneflow.ts';
import { oneflow } from '../adapters/esign/esign.oneflow.ts';
import type { External } from '../platform/ports/external.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { aContractToSign, type ToSign } from './a-contract-to-sign.ts';
import { sendToOneflow } from '../contracts/oneflow/send-to-oneflow.ts';

export const signKey = 'the key of the webhooks in tests';

export interface OneflowWorld {
  api: TestApi;
  standIn: OneflowStandIn;
  /** lets the stand-in try again what was not taken */
  windWebhooks: () => Promise<void>;
  close: () => Promise<void>;
}

/** Torg beside the stand-in, which tells the real webhook over HTTP what happens. */
export async function startWithOneflow({
  timeoutMs = 5_000,
  env = {},
}: { timeoutMs?: number; env?: NodeJS.ProcessEnv } = {}): Promise<OneflowWorld> {
  const api = await startTestApi({ ONEFLOW_SIGN_KEY: signKey, ...env });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  let waiting: (() => void)[] = [];
  const standIn = await runOneflow({
    later: (_seconds, run) => void waiting.push(run),
    webhook: { url: `http://127.0.0.1:${port}/api/contracts/webhooks/oneflow`, signKey },
    slowMs: timeoutMs * 1.3,
  });
  const esign = oneflow(standIn.settings, { timeoutMs, fileTimeoutMs: timeoutMs });
  const parts: Partial<External> = { esign, esignDesk: standIn.desk };
  Object.assign(api.torg.parts.external, parts);
  return {
    api,
    standIn,
    async windWebhooks() {
      const due = waiting;
      waiting = [];
      for (const run of due) run();
      await standIn.hooks.settle();
    },
    async close() {
      await standIn.stop();
      await api.close();
    },
  };
}

/** Enqueues the sending, as when the PDF was made. */
export async function send({ api }: OneflowWorld, contract: string): Promise<void> {
  const { jobs } = api.torg.parts;
  await api.db.transaction().execute((tx) => jobs.enqueue(tx, sendToOneflow, { contract }));
}

export const aContractThere = async (
  world: OneflowWorld,
  fields: { paper?: Buffer } = {},
): Promise<ToSign> => {
  const made = await aContractToSign(world.api, { provider: 'oneflow', ...fields });
  await send(world, made.contract);
  await world.api.runJobs();
  await hear(world);
  return made;
};

/** The contracts there that are this one of ours. */
export const thereOf = ({ standIn }: OneflowWorld, contract: string) =>
  standIn.there.all().filter(({ name }) => name.endsWith(contract));

/** Lets somebody act there; the webhook is on its way afterwards. */
export function act(
  world: OneflowWorld,
  { contract, ...people }: ToSign,
  side: 'sender' | 'recipient',
  what: 'view' | 'sign' | 'decline',
): boolean {
  const [there] = thereOf(world, contract);
  const participant = there?.parties
    .flatMap(({ participants }) => participants)
    .find(({ email }) => email === people[side].email);
  return world.standIn.desk.act(String(there?.id), String(participant?.id), what);
}

/** Waits for the webhooks and runs what they start. */
export async function hear({ api, standIn }: OneflowWorld): Promise<void> {
  await standIn.hooks.settle();
  await api.runJobs();
}

export async function stateOf({ api: { db } }: OneflowWorld, contract: string) {
  const row = await db
    .selectFrom('contract')
    .selectAll()
    .where('contract', '=', contract)
    .executeTakeFirstOrThrow();
  const people = await db
    .selectFrom('contract_signatory')
    .select(['side', 'status'])
    .where('contract', '=', contract)
    .execute();
  const statusOf = (side: string) => people.find((one) => one.side === side)?.status;
  return { ...row, sender: statusOf('sender'), recipient: statusOf('recipient') };
}
