import { need, since, test, told, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const inventory = told('## Logs');
const nothingSecret = test(
  files.securityLines,
  'everything it knows, and never who, where from or with what',
);

export const logging: Chapter = {
  number: 'V16',
  title: 'Logging and errors',
  requirements: [
    need('V16.1.1', 2, 'What is logged, and where, is written down.', inventory),
    need(
      'V16.2.1',
      2,
      'Lines say when, where, who and what.',
      test(
        'server/src/platform/hardening/security-log.test.ts',
        'is a line with trace, kind and account, and a count',
      ),
    ),
    need(
      'V16.2.2',
      2,
      'Times are in UTC.',
      test(files.log, 'gives each line the trace of its request'),
      since('Each line has an ISO time that ends in Z.'),
    ),
    need('V16.2.3', 2, 'Logs go only where that is written down.', inventory),
    need(
      'V16.2.4',
      2,
      'Programs can read logs.',
      test(files.log, 'gives each line the trace of its request'),
    ),
    need(
      'V16.2.5',
      2,
      'Sensitive data is not logged.',
      test(files.log, 'never shows secrets, mails or addresses'),
      nothingSecret,
      test(
        files.factorLines,
        'the log of security has every change and use of a factor, and nothing secret',
      ),
    ),
    need(
      'V16.3.1',
      2,
      'Signing in is logged, right or wrong.',
      test(
        files.securityLines,
        'wrong passwords, with the account if there is one and the trace of the answer',
      ),
      test(files.securityLines, 'sessions that begin and end, and devices that are new'),
      test(files.securityLines, 'links and other services that did not sign anybody in'),
      test(
        files.factorLines,
        'the log of security has every change and use of a factor, and nothing secret',
      ),
    ),
    need(
      'V16.3.2',
      2,
      'Refusals of rights are logged.',
      test(files.securityLines, 'refusals of rights, and not of strangers who are told to sign in'),
    ),
    need(
      'V16.3.3',
      2,
      'Attempts to get past a protection are logged.',
      test(files.securityLines, 'limits, and how often they were reached'),
      nothingSecret,
    ),
    need(
      'V16.3.4',
      2,
      'Unexpected errors are logged.',
      test(files.log, 'shows where an error came from, but no values of its statement'),
    ),
    need(
      'V16.4.1',
      2,
      'Nobody can write lines of their own.',
      since('Each line is one JSON object, in which line breaks are escaped.'),
      test(files.metrics, 'count requests by their route, and never show an address'),
    ),
    need('V16.4.2', 2, 'Logs cannot be changed or read by others.', inventory),
    need('V16.4.3', 2, 'Logs go to another system.', inventory),
    need(
      'V16.5.1',
      2,
      'Errors say nothing of the inside.',
      test(files.answers, 'says nothing about its cause'),
      test(files.fuzz, 'are answered by their table, and never with 500'),
    ),
    need(
      'V16.5.2',
      2,
      'Torg stays safe when something else is away.',
      test(
        files.restarted,
        'leaves the process alive and ready within five seconds, and every request answered',
      ),
      test(
        files.otherService,
        'reports that the other service is down, before leaving and after returning',
      ),
      test(
        files.silent,
        'lets reads be refused soon and changes be refused, and is used again when it answers',
      ),
      test(files.diskFull, 'lets jobs and their mails go on when there is room'),
    ),
    need(
      'V16.5.3',
      2,
      'An error never opens a door.',
      test(
        'server/src/platform/database/pipelined.test.ts',
        'is rolled back when the change is refused after it',
      ),
      test(files.securityLines, 'nothing of a change that was refused after all'),
      test(
        files.virusCheck,
        'a file waits while the scanner is down, which admins see, and is checked later',
      ),
    ),
  ],
};
