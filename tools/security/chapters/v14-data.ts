import { need, since, test, told, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const classes = told('## The data and its classes');

export const dataProtection: Chapter = {
  number: 'V14',
  title: 'Data protection',
  requirements: [
    need('V14.1.1', 2, 'Sensitive data is named and classed.', classes),
    need('V14.1.2', 2, 'Each class has its protection.', classes),
    need(
      'V14.2.1',
      1,
      'Nothing sensitive is in addresses.',
      test(files.signIn, 'signs in, sets a cookie that scripts cannot read, and writes an event'),
      since(
        'A mailed link has its token in the address; the page sends it on in a body, and it works once.',
      ),
    ),
    need(
      'V14.2.2',
      2,
      'Caches on the way keep nothing sensitive.',
      test(
        files.answers,
        'has its trace, and is not cached by the browser when it is about people',
      ),
      test(files.limits, 'is never cached, whatever refuses it'),
    ),
    need(
      'V14.2.3',
      2,
      'Nothing goes to trackers.',
      test(files.answers, 'forbids scripts of other sites, frames, and content sniffing'),
      test(files.mailLayout, 'loads nothing, so that nobody learns that it was opened'),
    ),
    need(
      'V14.2.4',
      2,
      'The protection of each class is in place.',
      classes,
      test(files.log, 'never shows secrets, mails or addresses'),
      test(files.factors, 'is set up with a code, and recovery codes come with it once'),
      test(
        'server/faults/backup/restore-embedded.test.ts',
        'a backup of the data folder, as the README says, brings back every row and every file',
      ),
      test(
        'server/faults/backup/restore-postgres.test.ts',
        'brings back every row and every file, also of those that came and went meanwhile',
      ),
    ),
    need(
      'V14.3.1',
      1,
      'Signing out clears what the browser has.',
      test(files.signInJourney, 'another person who signs in does not get the unsaved text'),
      test(
        files.accountJourney,
        'what is typed survives a reload until it is discarded or the user logs out',
      ),
    ),
    need(
      'V14.3.2',
      2,
      'Browsers do not cache what is about people.',
      test(
        files.answers,
        'has its trace, and is not cached by the browser when it is about people',
      ),
      test(files.limits, 'is never cached, whatever refuses it'),
    ),
    need(
      'V14.3.3',
      2,
      'Storage of the browser has nothing sensitive.',
      test(
        files.accountJourney,
        'what is typed survives a reload until it is discarded or the user logs out',
      ),
      since('Drafts of forms stay in the tab until they are sent; passwords are never among them.'),
    ),
  ],
};
