import { expect, test } from 'vitest';
import { deedsFrom, deedsOf } from './deed.ts';

test('a draft can be published, copied or thrown away', () => {
  expect(deedsFrom('draft')).toEqual(['publish', 'copy', 'remove']);
});

test('what consultants have seen can be taken out or closed, not thrown away', () => {
  expect(deedsFrom('published')).toEqual(['unpublish', 'close', 'copy']);
  expect(deedsFrom('unpublished')).toEqual(['publish', 'close', 'copy']);
  expect(deedsFrom('closed')).toEqual(['reopen', 'copy']);
});

test('on the page itself the server says what one can', () => {
  const nothing = {
    edit: false,
    publish: false,
    unpublish: false,
    close: false,
    reopen: false,
    remove: false,
    copy: false,
    sendInterest: true,
    sendCompanyInterest: true,
    seeAdminFields: false,
  };
  expect(deedsOf(nothing)).toEqual([]);
  expect(deedsOf({ ...nothing, close: true, copy: true })).toEqual(['close', 'copy']);
});
