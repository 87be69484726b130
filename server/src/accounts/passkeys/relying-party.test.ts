import { expect, it } from 'vitest';
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
