import { need, since, test, told, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const refused = test(files.environments, 'is refused with %s, in one sentence');
const outgoing = told('## What Torg talks to');

export const configuration: Chapter = {
  number: 'V13',
  title: 'Configuration',
  requirements: [
    need('V13.1.1', 2, 'What Torg talks to is written down.', outgoing),
    need('V13.2.1', 2, 'Other services are told who calls.', outgoing),
    need(
      'V13.2.2',
      2,
      'Accounts of services have the rights they need.',
      test(files.privateFolder, 'belongs to Torg alone, also what the database and a mail write'),
      outgoing,
    ),
    need(
      'V13.2.3',
      2,
      'No default passwords.',
      refused,
      test(files.secrets, 'that could be guessed is weak: %s'),
    ),
    need('V13.2.4', 2, 'What the server may call is known.', outgoing),
    need('V13.2.5', 2, 'The web server loads from nowhere else.', outgoing),
    need(
      'V13.3.1',
      2,
      'Secrets are kept in a place for them.',
      told('## Keys and hashes'),
      test(files.settings, 'never repeat a secret'),
    ),
    need(
      'V13.3.2',
      2,
      'Few can read secrets.',
      test(files.privateFolder, 'is mended at the start, and nothing that a link leads to'),
    ),
    need(
      'V13.4.1',
      1,
      'The history of the source is not served.',
      since('Only the built app is served (`web/dist`), which has none.'),
    ),
    need(
      'V13.4.2',
      2,
      'Nothing of development is on.',
      refused,
      test(files.environments, 'is refused where others can reach it: %j'),
      test(
        'server/src/accounts/mailbox/development-mailbox.test.ts',
        'is off where mail is really sent, and always in production',
      ),
    ),
    need(
      'V13.4.3',
      2,
      'Folders are not listed.',
      since('The file server lists none; a folder’s address is a page of the app.'),
    ),
    need('V13.4.4', 2, 'TRACE is off.', test(files.inProduction, 'TRACE is not answered')),
    need(
      'V13.4.5',
      2,
      'Documents and figures are shown on purpose.',
      test(files.answers, 'shows metrics in production only with the token'),
      since('The documents of the API are public on purpose; they name no person.'),
    ),
  ],
};
