import { expect, test } from 'vitest';
import { deedsOf } from './deed.ts';

test('the server says what one can', () => {
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
    readAnswers: false,
    share: false,
    readChanges: false,
  };
  expect(deedsOf(nothing)).toEqual([]);
  expect(deedsOf({ ...nothing, close: true, copy: true })).toEqual(['close', 'copy']);
});
