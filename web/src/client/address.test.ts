import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

describe('the address of a call', () => {
  it('has its parameters filled in and encoded', () => {
    const input = { params: { mail_id: 'a/b c' } };
    expect(addressOf('GET /api/main/dev/mails/{mail_id}', input)).toEqual({
      method: 'GET',
      url: '/api/main/dev/mails/a%2Fb%20c',
    });
  });
  it('has each value of a list, and leaves out what is not set', () => {
    const input = { query: { limit: 10, unread: undefined, kind: ['direct', 'support'] } };
    expect(addressOf('GET /api/main/threads', input).url).toBe(
      '/api/main/threads?limit=10&kind=direct&kind=support',
    );
  });
  it('is refused when a parameter is missing', () => {
    expect(() => addressOf('GET /api/main/thread/{thread_id}')).toThrow('thread_id');
  });
});
