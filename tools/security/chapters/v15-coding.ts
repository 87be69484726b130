import { check, need, since, test, told, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const updates = told('## Updates');

export const coding: Chapter = {
  number: 'V15',
  title: 'Secure coding and architecture',
  requirements: [
    need('V15.1.1', 1, 'How soon packages are updated is written down.', updates),
    need(
      'V15.1.2',
      2,
      'All packages are listed.',
      check('lockfile'),
      check('licences'),
      check('materials'),
      since('`node tools/bill-of-materials.ts` writes what runs, in CycloneDX.'),
    ),
    need(
      'V15.1.3',
      2,
      'What is costly is written down, with what bounds it.',
      told('## What is bounded'),
    ),
    need('V15.2.1', 1, 'Packages are as new as promised.', updates),
    need(
      'V15.2.2',
      2,
      'What is costly cannot stop the service.',
      test(
        'server/src/platform/database/postgres/open-postgres.test.ts',
        'stops a statement that takes too long',
      ),
      test(
        'server/src/platform/database/pglite/gate.test.ts',
        'rejects whoever has waited too long, and lets the others keep their places',
      ),
      test(
        files.longStatement,
        'a statement of minutes stops neither health pages nor signals, and reads are refused',
      ),
      test(files.stalled, 'that stands still says so in one line and ends'),
      test(files.uploadPlaces, 'are not all for the account with the most uploads'),
      test(files.uploadQuota, 'is so many bytes together'),
      test(files.pictures, 'is killed when it takes too long'),
      test(
        files.diskFull,
        'refuses changes, answers reads, loses nothing and is over when there is room',
      ),
    ),
    need(
      'V15.2.3',
      2,
      'Production has no tests and no samples.',
      test(files.inProduction, 'nobody is offered an account, a mailbox or figures'),
      test(files.environments, 'is refused with %s, in one sentence'),
    ),
    need(
      'V15.3.1',
      1,
      'Answers have only what their reader may see.',
      test(files.openApi, 'describes every call with its success'),
      since(
        'A serializer made from the shape of the call writes each answer, and nothing else of a row.',
      ),
    ),
    need(
      'V15.3.2',
      2,
      'Calls to other services follow no redirect.',
      test(files.oidcClient, 'fails when the provider is down, and works when it is back'),
      since('Addresses come from settings alone, so a redirect is the operator’s own.'),
    ),
    need(
      'V15.3.3',
      2,
      'Only the fields of a call are written.',
      test(files.badInput, 'is refused with an unknown field, and with a NUL in a text'),
    ),
    need(
      'V15.3.4',
      2,
      'The visitor’s address cannot be made up.',
      test(files.proxies, 'with TRUST_PROXY=%s, from %s, “%s” is %s'),
      test(files.proxies, 'with TRUST_PROXY=%s is not believed from %s'),
    ),
    need(
      'V15.3.5',
      2,
      'Types are checked.',
      check('types server'),
      test(files.badInput, 'is refused for %s, and the field is named'),
    ),
    need(
      'V15.3.6',
      2,
      'Prototypes cannot be changed.',
      test(files.badInput, 'is refused when it tries to change the prototype'),
    ),
    need(
      'V15.3.7',
      2,
      'A value comes from one place.',
      test(files.inProduction, 'a value that comes twice is refused'),
    ),
  ],
};
