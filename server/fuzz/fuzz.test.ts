import { describe, expect, it } from 'vitest';
import { dice } from '../demo/dice.ts';
import type { RawAnswer } from '../src/testing/send-raw.ts';
import type { FuzzRequest } from './a-request.ts';
import { fuzz } from './fuzz.ts';
import { wrongWith } from './judge.ts';
import { spoil } from './mutations.ts';

const seed = 'npm-test';

describe('made-up requests', () => {
  it('are answered by their table, and never with 500', async () => {
    const result = await fuzz({ seed, requests: 1_500 });
    const found = result.findings.map(({ what, round, at, request, answer, logged }) => ({
      ...{ what, round, at, request, text: answer.text.slice(0, 500), logged },
    }));
    expect(found, `npm run fuzz -- --seed ${seed} --requests 1500`).toEqual([]);
    expect(result.requests).toBe(1_500);
    // The generator is worth something only if many requests succeed and many are refused.
    const succeeded = [...result.answers].filter(([kind]) => kind.startsWith('2'));
    expect(succeeded.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(200);
    expect(result.answers.size).toBeGreaterThan(25);
    expect(result.slowest.polls).toBeGreaterThan(0);
    expect(result.slowest.failed).toBe(0);
  }, 400_000);
});

const request: FuzzRequest = {
  ...{ call: 'listSavedProfiles', person: 'buyer', isOddAddress: false, method: 'GET', path: '/' },
};
const answer = (status: number, body: object, headers = {}): RawAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  text: JSON.stringify(body),
});

it.each([
  [answer(500, { errorCode: 'global_error_handler' }), '500 global_error_handler'],
  [answer(409, { errorCode: 'email_is_taken' }), 'email_is_taken with another status'],
  [answer(400, { errorCode: 'email_is_taken' }), 'email_is_taken is not in the table'],
  [answer(400, { message: 'no' }), 'an error without a code'],
  [answer(201, {}), '201 is not in the table'],
  [
    answer(400, { errorCode: 'malformed_json' }, { 'cache-control': undefined }),
    'an error that may be cached',
  ],
  [
    answer(400, { errorCode: 'request_validation_error', at: 'select 1 from account' }),
    'an error that shows the inside',
  ],
  [answer(404, { errorCode: 'could_not_find_saved_list' }), null],
  [answer(200, {}), null],
])('judges %j', (given, wrong) => {
  expect(wrongWith(request, given)).toBe(wrong);
});

it('spoils a value in the same way again, and leaves the value as it was', () => {
  const value = { a: [1, 2, { b: 'c' }], d: 'e' };
  const twice = [spoil(dice('a'), value), spoil(dice('a'), value)];
  expect(twice[0]).toEqual(twice[1]);
  expect(value).toEqual({ a: [1, 2, { b: 'c' }], d: 'e' });
});
