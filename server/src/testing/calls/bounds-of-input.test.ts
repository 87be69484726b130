import { allCalls } from '@torg/protocol/all-calls';
import type { Call } from '@torg/protocol/call';
import { expect, it } from 'vitest';
import { leavesOf, type Leaf } from '../leaves-of.ts';

const most = 2 ** 31;
const strange = ['a\u0000b', 'a\uD800b'];

/** Hashed at once, or compared with names that are known: never stored as they came. */
const neverStored = [
  /\.(password|current_password|token|code|setup)$/,
  /^logEvent\.body\.(event|metadata)/,
  /\.filters(\.|$)/,
  // A place in a list, which is clamped before anything is written.
  /\.(card_order|column_order)$/,
  // The provider's number of a contract, which is compared as a text.
  /^receiveOneflowWebhook\.body\.contract\.id$/,
];

const leaves = Object.entries<Call>(allCalls).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part];
    return schema === undefined ? [] : leavesOf(schema, `${name}.${part}`);
  }),
);
const stored = leaves.filter(({ path }) => !neverStored.some((one) => one.test(path)));
const named = (found: Leaf[]) => found.map(({ path }) => path);

it('no number of a request is larger than a column holds', () => {
  const numbers = stored.filter(({ type }) => type === 'number');
  expect(numbers.length).toBeGreaterThan(40);
  const large = numbers.filter(({ accepts }) => accepts(most) || accepts(-most - 1));
  expect(named(large)).toEqual([]);
});

it('no text of a request has what the database cannot store', () => {
  const texts = stored.filter(({ type }) => type === 'string');
  expect(texts.length).toBeGreaterThan(200);
  expect(named(texts.filter(({ accepts }) => strange.some(accepts)))).toEqual([]);
});
