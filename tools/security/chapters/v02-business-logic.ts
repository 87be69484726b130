import { need, since, test, told, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

export const businessLogic: Chapter = {
  number: 'V2',
  title: 'Validation and business logic',
  requirements: [
    need(
      'V2.1.1',
      1,
      'The form of every input is written down.',
      told('# Calls', 'docs/generated/calls.md'),
      test(files.openApi, 'describes every call with its success'),
    ),
    need(
      'V2.1.2',
      2,
      'Rules about several values together are written down.',
      told('## What is bounded'),
    ),
    need(
      'V2.1.3',
      2,
      'Limits, for each person and for all, are written down.',
      told('## What is bounded'),
    ),
    need(
      'V2.2.1',
      1,
      'Input is checked against what is expected.',
      test(files.badInput, 'is refused with everything that is wrong'),
      test(files.fuzz, 'are answered by their table, and never with 500'),
      test(
        'server/src/testing/calls/bounds-of-input.test.ts',
        'no number of a request is larger than a column holds',
      ),
    ),
    need(
      'V2.2.2',
      1,
      'The server checks, whatever the app has checked.',
      test(files.badInput, 'is refused with an unknown field, and with a NUL in a text'),
    ),
    need(
      'V2.2.3',
      2,
      'Values that belong together are checked together.',
      test(files.badInput, 'is refused when %s refers to nothing'),
    ),
    need(
      'V2.3.1',
      1,
      'Steps happen in their order.',
      test(
        'server/src/testing/states/moves.test.ts',
        'can be moved only by the parties of the move',
      ),
      told('# States', 'docs/generated/states.md'),
    ),
    need(
      'V2.3.2',
      2,
      'Limits of the business hold.',
      test(files.attachments, 'are limited to ten, also when fifteen are uploaded at once'),
      test(
        files.uploadQuota,
        'is so many files, also when they come at once, and the next day begins anew',
      ),
      test(files.limitsAtOnce, 'as many saved searches stay as there may be'),
    ),
    need(
      'V2.3.3',
      2,
      'A change happens whole or not at all.',
      test('server/src/platform/database/database.test.ts', 'commits all of its changes, or none'),
      test(
        files.killed,
        'loses nothing that was acknowledged when the process is killed in the middle',
      ),
      test(
        files.kills,
        'nothing is lost or doubled when the embedded Torg is killed again and again',
      ),
      test(
        files.kills,
        'nor when API, worker, database and connections are killed beside each other',
      ),
      test(
        files.diskFull,
        'refuses changes, answers reads, loses nothing and is over when there is room',
      ),
    ),
    need(
      'V2.3.4',
      2,
      'What is scarce cannot be taken twice.',
      test(files.idempotency, 'makes one change when twenty equal requests come at the same time'),
      test(
        files.people,
        'always leaves an admin when the last two demote or deactivate each other at once',
      ),
      test(files.usedOnce, 'a recovery code is'),
    ),
    need(
      'V2.4.1',
      2,
      'Programs cannot make any number of calls.',
      test(files.answers, 'is refused after the limit of all calls'),
      test(files.uploadQuota, 'is so many bytes together'),
      test(files.limits, 'counts reads that are %s'),
      since('Saved searches, lists and proposals have limits for each person.'),
    ),
  ],
};
