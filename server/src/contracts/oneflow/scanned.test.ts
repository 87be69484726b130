import { afterAll, beforeAll, expect, it } from 'vitest';
import { testVirus } from '../../adapters/virus-scanner/a-clamd.ts';
import { chainOf, pdf, type ToSign } from '../../testing/a-contract-to-sign.ts';
import {
  aContractThere,
  act,
  hear,
  startWithOneflow,
  stateOf,
  type OneflowWorld,
} from '../../testing/with-oneflow.ts';

let world: OneflowWorld;
beforeAll(async () => {
  world = await startWithOneflow({ env: { CLAMD_URL: 'tcp://scanner.example:3310' } });
});
afterAll(() => world.close());

async function bothSignThere(made: ToSign): Promise<void> {
  act(world, made, 'sender', 'sign');
  act(world, made, 'recipient', 'sign');
  await hear(world);
}

async function waitALittle(): Promise<void> {
  world.api.clock.advance({ minutes: 11 });
  await world.api.runScheduled('sweep-unchecked-files');
  world.api.clock.advance({ minutes: 1 });
  await world.api.runJobs();
}
const mailsTo = ({ email }: ToSign['sender']) =>
  world.api.mail.sent.filter(({ to }) => to === email);
const counts = ({ sender, recipient }: ToSign) =>
  [sender, recipient].map((one) => mailsTo(one).length);

it('what was signed at Oneflow is mailed once the virus scanner has passed it, and not before', async () => {
  const made = await aContractThere(world);
  world.api.virusScanner.setDown(true);
  await bothSignThere(made);
  await waitALittle();
  await world.api.runScheduled('repair-contracts');
  expect(await stateOf(world, made.contract)).toMatchObject({
    ...{ status: 'completed', sealed_hash: expect.any(String), delivered_at: null },
  });
  expect(counts(made)).toEqual([0, 0]);
  world.api.virusScanner.setDown(false);
  await waitALittle();
  await waitALittle();
  expect(counts(made)).toEqual([1, 1]);
  expect((await stateOf(world, made.contract)).delivered_at).not.toBeNull();
});

it('what had a virus is mailed to nobody, and the check names it', async () => {
  const made = await aContractThere(world, { paper: Buffer.concat([pdf, Buffer.from(testVirus)]) });
  await bothSignThere(made);
  await waitALittle();
  await waitALittle();
  await world.api.runScheduled('repair-contracts');
  expect(counts(made)).toEqual([0, 0]);
  expect(await chainOf(world.api, made.contract)).not.toContain('delivered');
  await world.api.runScheduled('verify-contracts');
  expect((await stateOf(world, made.contract)).check_failure).toBe('The sealed PDF is missing.');
});
