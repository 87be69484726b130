import { need, since, test, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const policy = test(files.answers, 'forbids scripts of other sites, frames, and content sniffing');
const cookie = test(
  files.cookies,
  'of sessions belong to this host alone and are never sent in the open',
);

export const webFrontend: Chapter = {
  number: 'V3',
  title: 'Web frontend',
  requirements: [
    need(
      'V3.2.1',
      1,
      'Browsers show an answer only as what it is.',
      policy,
      test(
        files.attachments,
        'can be downloaded, under their own name, by everybody who may read the assignment',
      ),
    ),
    need(
      'V3.2.2',
      1,
      'Text is shown as text.',
      test(
        'e2e/buyers/buyer-looks-after-an-assignment.journey.ts',
        'HTML and script addresses in a text are shown as harmless text',
      ),
    ),
    need('V3.3.1', 1, 'Cookies are secure and have a prefix that says so.', cookie),
    need(
      'V3.3.2',
      2,
      'Each cookie has the SameSite that it needs.',
      cookie,
      test(files.cookies, 'of a sign-in elsewhere do, too'),
    ),
    need('V3.3.3', 2, 'Cookies belong to one host.', cookie),
    need(
      'V3.3.4',
      2,
      'Scripts cannot read the session.',
      test(files.signIn, 'signs in, sets a cookie that scripts cannot read, and writes an event'),
    ),
    need(
      'V3.4.1',
      1,
      'Browsers are told to use https alone.',
      test(
        files.inProduction,
        'every answer asks browsers to use https alone, for a year and more',
      ),
    ),
    need(
      'V3.4.2',
      1,
      'Other sites may not read answers.',
      test(files.inProduction, 'no page of another site may read an answer'),
    ),
    need('V3.4.3', 2, 'A policy says which content may run.', policy),
    need('V3.4.4', 2, 'Browsers do not guess types.', policy),
    need(
      'V3.4.5',
      2,
      'Addresses do not leak to other sites.',
      test(files.markdown, 'a link in markdown does not reveal which page it was on'),
    ),
    need('V3.4.6', 2, 'No site may frame Torg.', policy),
    need(
      'V3.5.1',
      1,
      'Requests that other sites send are refused.',
      test(files.badInput, 'is refused from %s'),
      test(files.origin, 'a change by GET is refused from %s'),
    ),
    need(
      'V3.5.2',
      1,
      'A simple request cannot get around that.',
      test(files.badInput, 'is refused as %s where the call reads JSON'),
    ),
    need(
      'V3.5.3',
      1,
      'Changes use methods for changes, or check where they come from.',
      test(files.origin, 'a change by GET is refused from %s'),
      test(files.logOut, 'ignores %s'),
    ),
    need(
      'V3.5.4',
      2,
      'Other applications have hosts of their own.',
      since(
        'Torg is one application on one host; the prefix of its cookies keeps other hosts out.',
      ),
    ),
    need(
      'V3.5.5',
      2,
      'Messages between windows are checked.',
      since('The app takes no messages from other windows.'),
    ),
    need(
      'V3.7.1',
      2,
      'Only technology that browsers still support.',
      since('HTML, CSS and JavaScript alone; there are no plug-ins.'),
    ),
    need(
      'V3.7.2',
      2,
      'Redirects lead only to known hosts.',
      test(files.safePath, 'is never %j'),
      test(files.logOut, 'never leads to an unknown host: %s'),
    ),
  ],
};
