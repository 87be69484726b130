import { expect, it } from 'vitest';
import { makeQueryClient } from '../client/calls/query-client.ts';
import { hideSynonym } from './vocabulary.queries.ts';

const list = ['vocabulary', 'synonyms', { offset: 0 }];
const term = ['vocabulary', 'one', 'a'];
const missed = ['vocabulary', 'missed', { offset: 0 }];

function cached() {
  const client = makeQueryClient();
  client.setQueryData(list, { synonyms: [{ synonym: '1' }, { synonym: '2' }], total: 7 });
  client.setQueryData(term, { competency: 'a', synonyms: [{ synonym: '1' }] });
  client.setQueryData(missed, { searches: [], total: 0 });
  return client;
}

it('a removed synonym leaves the lists and its term before the answer', async () => {
  const client = cached();
  await hideSynonym(client, '1');
  expect(client.getQueryData(list)).toEqual({ synonyms: [{ synonym: '2' }], total: 6 });
  expect(client.getQueryData(term)).toEqual({ competency: 'a', synonyms: [] });
  expect(client.getQueryData(missed)).toEqual({ searches: [], total: 0 });
});

it('a synonym that could not be removed is back where it was', async () => {
  const client = cached();
  const undo = await hideSynonym(client, '1');
  undo();
  expect(client.getQueryData(list)).toEqual({
    synonyms: [{ synonym: '1' }, { synonym: '2' }],
    total: 7,
  });
  expect(client.getQueryData(term)).toEqual({ competency: 'a', synonyms: [{ synonym: '1' }] });
});

it('a list that is on another page keeps its total', async () => {
  const client = cached();
  await hideSynonym(client, '3');
  expect(client.getQueryData(list)).toMatchObject({ total: 7 });
});
