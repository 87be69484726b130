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
    ),
    need(
      'V2.4.1',
      2,
      'Programs cannot make any number of calls.',
      test(files.answers, 'is refused after the limit of all calls'),
      since('Saved searches, lists, proposals and files have limits for each person.'),
    ),
  ],
};
