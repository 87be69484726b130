import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { checkSameSite } from './origin.ts';

const from = (headers: FastifyRequest['headers']) => () => checkSameSite({ headers });
const traceparent = '00-'.concat('a'.repeat(32), '-', 'b'.repeat(16), '-01');

it.each([
  ['the app', { 'sec-fetch-site': 'same-origin' }],
  ['a page of the same site', { 'sec-fetch-site': 'same-site' }],
  ['the app, where the browser does not say so', { traceparent }],
])('a change by GET is accepted from %s', (_who, headers) => {
  expect(from(headers)).not.toThrow();
});

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another site that sends our header', { 'sec-fetch-site': 'cross-site', traceparent }],
  ['an address that is typed, or a link in a mail', { 'sec-fetch-site': 'none' }],
  ['a browser that says nothing', {}],
])('a change by GET is refused from %s', (_who, headers) => {
  expect(from(headers)).toThrow(Refusal);
});
