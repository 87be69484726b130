import { need, since, test, told, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const proxy = since('The proxy in front ends TLS; its settings are the operator’s.');
const httpsOnly = test(files.environments, 'is refused with %s, in one sentence');

export const communication: Chapter = {
  number: 'V12',
  title: 'Secure communication',
  requirements: [
    need('V12.1.1', 1, 'Only today’s versions of TLS.', proxy),
    need('V12.1.2', 2, 'Only recommended ciphers.', proxy),
    need('V12.1.3', 2, 'Certificates of clients are checked.', since('There are none.')),
    need(
      'V12.2.1',
      1,
      'Everything from outside is encrypted.',
      httpsOnly,
      test(
        files.inProduction,
        'every answer asks browsers to use https alone, for a year and more',
      ),
    ),
    need('V12.2.2', 1, 'Certificates are publicly trusted.', proxy),
    need(
      'V12.3.1',
      2,
      'Connections of the server are encrypted.',
      test(files.mail, 'sends nothing in the open where encryption is required: smtp://…%s'),
      told('## What Torg talks to'),
    ),
    need(
      'V12.3.2',
      2,
      'The server checks certificates.',
      test(files.mail, 'does not trust a certificate that nobody vouches for'),
    ),
    need('V12.3.3', 2, 'Connections inside are encrypted.', told('## What Torg talks to')),
    need('V12.3.4', 2, 'Certificates inside are trusted.', told('## What Torg talks to')),
  ],
};
