import { expect, test } from 'vitest';
import { RequestError } from '../../../client/request-error.ts';
import { failedUpdates } from './failed-updates.ts';

const refused = (...paths: string[]) =>
  new RequestError({
    status: 400,
    code: 'invalid_availability_update',
    message: '',
    traceId: '',
    issues: paths.map((path) => ({ path, message: 'is not of your company' })),
  });
const updates = ['a', 'b', 'c'].map((profile) => ({ profile, isAvailable: true }));

test('refused updates are identified by their index', () => {
  expect([...failedUpdates(refused('updates.0', 'updates.2'), updates)]).toEqual(['a', 'c']);
});

test('an error without an index, or with one that was not sent, names nobody', () => {
  expect([...failedUpdates(refused('updates', 'updates.7'), updates)]).toEqual([]);
  expect([...failedUpdates(new Error('no connection'), updates)]).toEqual([]);
  expect([...failedUpdates(null, undefined)]).toEqual([]);
});
