import type { Call } from '@torg/protocol/call';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerWriter } from './answers.ts';

const Named = z.object({ name: z.string() }).meta({ id: 'NamedThing' });
const Versioned = z
  .discriminatedUnion('version', [
    z.object({ version: z.literal(2), claims: z.array(Named) }),
    z.object({ version: z.literal(1), text: z.string() }),
  ])
  .meta({ id: 'VersionedThing' });
const answer = z.object({
  named: Named.nullable(),
  plain: z.string().nullable(),
  state: z.enum(['open', 'closed']).nullable(),
  versioned: Versioned.nullable(),
  content: z.union([
    z.object({ id: z.string(), text: z.string() }),
    z.object({ id: z.string(), file: z.string() }),
  ]),
  rating: z.union([z.literal(-1), z.literal(1)]).nullable(),
});
const call: Call = {
  ...{ base: 'main', method: 'GET', path: '/thing', summary: '', access: 'user', status: 200 },
  answer,
};
const write = answerWriter(call, false);

const whole = {
  named: { name: 'Kari' },
  plain: 'word',
  state: 'open',
  versioned: { version: 2, claims: [{ name: 'Java' }] },
  content: { id: 'a', file: 'cv.pdf' },
  rating: -1,
};

describe('an answer', () => {
  it.each([
    ['whole', whole],
    [
      'with null wherever that may be',
      { ...whole, named: null, plain: null, state: null, versioned: null, rating: null },
    ],
    ['of an older version', { ...whole, versioned: { version: 1, text: 'Kan Java' } }],
    ['with the other kind of content', { ...whole, content: { id: 'a', text: 'Kan Java' } }],
  ])('%s is written as JSON', (_what, value) => {
    expect(write(value)).toBe(JSON.stringify(value));
  });

  it('leaves out whatever the protocol does not name, also in unions', () => {
    const secret = 'not to be shown';
    const more = {
      ...{ ...whole, secret },
      named: { name: 'Kari', secret },
      versioned: { version: 2, claims: [{ name: 'Java', secret }], secret },
      content: { ...whole.content, secret },
    };
    expect(write(more)).toBe(JSON.stringify(whole));
  });

  it('is refused where a property is missing', () => {
    const { plain: _missing, ...less } = whole;
    expect(() => write(less)).toThrow('"plain" is required!');
    expect(() => write({ ...whole, versioned: { version: 2 } })).toThrow('"claims" is required!');
  });
});
