import { expect, it } from 'vitest';
import { changesOf, type TypedClient } from './client-changes.ts';

const start: TypedClient = { name: '', number: '', salesAdmin: null, country: 'NO' };

it('of a client, only what differs is sent, and never the country', () => {
  const typed: TypedClient = { ...start, name: ' Fjordkraft ', country: 'SE' };
  expect(changesOf(typed, start)).toEqual({ name: 'Fjordkraft' });
});
