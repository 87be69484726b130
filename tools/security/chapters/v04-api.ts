import { need, since, test, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const noSockets = since(
  'There are no web sockets; live updates are an ordinary stream over https.',
);
const noGraphQl = since('There is no GraphQL.');

export const api: Chapter = {
  number: 'V4',
  title: 'API and web service',
  requirements: [
    need(
      'V4.1.1',
      1,
      'Answers say their type and encoding.',
      test(files.inProduction, 'an answer says what it is, and in which encoding'),
    ),
    need(
      'V4.1.2',
      2,
      'Calls are not redirected from http to https.',
      since('Torg redirects nobody to https; the proxy may, for pages.'),
    ),
    need(
      'V4.1.3',
      2,
      'Visitors cannot set what a proxy sets.',
      test(files.proxies, 'with TRUST_PROXY=%s is not believed from %s'),
    ),
    need(
      'V4.2.1',
      2,
      'The ends of requests are found in one way.',
      since(
        'Node’s parser is strict and refuses a request with both lengths; nothing turns that off.',
      ),
      test(files.wrongRequests, 'is refused in the form of errors: %s'),
    ),
    need(
      'V4.3.1',
      2,
      'Nested queries are bounded.',
      noGraphQl,
      since('Filters of searches are bounded in depth, conditions and length (`limits.search`).'),
    ),
    need('V4.3.2', 2, 'GraphQL hides its schema.', noGraphQl),
    need('V4.4.1', 1, 'Web sockets are encrypted.', noSockets),
    need('V4.4.2', 2, 'Web sockets check their origin.', noSockets),
    need('V4.4.3', 2, 'Web sockets have tokens of their own.', noSockets),
    need('V4.4.4', 2, 'Those tokens come from the session.', noSockets),
  ],
};
