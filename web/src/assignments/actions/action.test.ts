import { expect, test } from 'vitest';
import { actionsOf } from './action.ts';

test('the actions are those that the server allows', () => {
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
  expect(actionsOf(nothing)).toEqual([]);
  expect(actionsOf({ ...nothing, close: true, copy: true })).toEqual(['close', 'copy']);
});
