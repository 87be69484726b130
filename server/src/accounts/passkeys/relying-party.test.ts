import { expect, it } from 'vitest';
import { startTestApi } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';
import { hostHasName, relyingParty } from './relying-party.ts';

it('passkeys belong to the host of the address', () => {
  const publicUrl = 'https://app.torg.example:8443';
  expect(relyingParty({ publicUrl })).toEqual({
    id: 'app.torg.example',
    name: 'Torg',
    origin: publicUrl,
  });
});

it.each([
  ['https://torg.example', true],
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
])('they can be made at %s: %s', (publicUrl, can) => {
  expect(hostHasName({ publicUrl })).toBe(can);
});

it('where the address is a number none is begun, nor offered', async () => {
  const api = await startTestApi({ PUBLIC_URL: 'http://127.0.0.1:3000' });
  try {
    const client = await api.signedIn(await anAccount(api.db, { password: 'blåbær på fjellet' }));
    const started = await client.call('POST /api/main/account/me/passkeys/options');
    expect([started.status, started.error.errorCode]).toEqual([400, 'passkeys_need_a_named_host']);
    const { body } = await client.call('GET /api/main/account/me/security');
    expect(body.can.addPasskey).toBe(false);
  } finally {
    await api.close();
  }
});
