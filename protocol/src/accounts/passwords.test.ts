import { describe, expect, it } from 'vitest';
import { namesOwner } from './passwords.ts';

const owner = { name: 'Øyvind Ås-Solbakken', email: 'oyvind.sol@fjordkode.example' };

describe('a password that says little more than whose it is', () => {
  it.each([
    'oyvindsolbakken',
    'Øyvind-2026!',
    'solbakken1234',
    'oyvind.sol@fjordkode.example',
    'Fjordkode.example1',
    'torg2026!!',
    'TORG-oyvind-123',
  ])('is %s', (password) => {
    expect(namesOwner(password, owner)).toBe(true);
  });
  it.each([
    'blåbær på fjellet',
    'storgata 12 i regnvær',
    'solbakken er brattest i mai',
    '1234567890',
  ])('is not %s', (password) => {
    expect(namesOwner(password, owner)).toBe(false);
  });
});
