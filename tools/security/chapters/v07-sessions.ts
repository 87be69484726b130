import { need, since, test, told, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

export const sessions: Chapter = {
  number: 'V7',
  title: 'Sessions',
  requirements: [
    need('V7.1.1', 2, 'How long sessions last is written down.', told('## Signing in')),
    need(
      'V7.1.2',
      2,
      'How many sessions somebody may have is written down.',
      told('## Signing in'),
    ),
    need(
      'V7.1.3',
      2,
      'How sessions go with other services is written down.',
      told('## Signing in'),
    ),
    need(
      'V7.2.1',
      1,
      'The server checks the session.',
      test(files.rights, 'every call, made by all people'),
    ),
    need(
      'V7.2.2',
      1,
      'Tokens are made for each session.',
      test(files.signIn, 'signs in, sets a cookie that scripts cannot read, and writes an event'),
    ),
    need(
      'V7.2.3',
      1,
      'Tokens are random and have 128 bits or more.',
      since('256 bits from `randomBytes` (`newToken`).'),
      test(files.signIn, 'leaves the token in the browser only'),
    ),
    need(
      'V7.2.4',
      1,
      'Each sign-in makes a new token and ends the old one.',
      test(files.signIn, 'ends the previous session of this browser'),
    ),
    need(
      'V7.3.1',
      2,
      'Sessions end without use.',
      test(files.sessions, 'happens by itself after two weeks without use, and the row is deleted'),
    ),
    need(
      'V7.3.2',
      2,
      'Sessions end after a time in any case.',
      test(files.sessions, 'happens by itself after thirty days, however often it is used'),
    ),
    need(
      'V7.4.1',
      1,
      'A session that has ended is of no use.',
      test(files.sessions, 'here, by signing out, clears the cookie'),
      test(files.processes, 'all forget a session that is ended at one of them'),
      test(files.liveRights, 'somebody whose session has expired hears nothing more'),
    ),
    need(
      'V7.4.2',
      1,
      'A closed account has no sessions.',
      test(
        files.people,
        'deactivates somebody, who is signed out at once, and restores their former rights',
      ),
      test(files.liveRights, 'somebody who was deactivated hears nothing more'),
    ),
    need(
      'V7.4.3',
      2,
      'A new password or factor ends the other sessions.',
      test(
        files.newPassword,
        'ends every other session, is confirmed by mail, and replaces the old one',
      ),
      test(files.factors, 'makes signing in two steps, and ends the sessions that took only one'),
      test(
        files.sessions,
        'everywhere else ends all the others, mailed links, and sign-ins between two steps',
      ),
      since(
        'The first factor ends them by itself; with a later one, or without it, one call of the account page does.',
      ),
    ),
    need(
      'V7.4.4',
      2,
      'Every page has the way out.',
      test(
        files.frameJourney,
        'logging out ends the session, and never redirects to a foreign host',
      ),
    ),
    need(
      'V7.4.5',
      2,
      'Admins can end somebody’s sessions.',
      test(files.people, 'signs somebody out everywhere'),
    ),
    need(
      'V7.5.1',
      2,
      'What concerns signing in asks again who one is.',
      test(files.newPassword, 'requires the present one, and guessing that is slowed down'),
      test(files.confirmation, 'is asked who they are before %s'),
      test(
        files.factorsOfAdmins,
        'is not reset by themself, without a reason, or by an admin who may be somebody else',
      ),
      since('Nobody can change their address.'),
    ),
    need(
      'V7.5.2',
      2,
      'People see their sessions and can end them.',
      test(files.sessions, 'names the devices, and marks the present one'),
      test(files.accountJourney, 'an unknown browser can be logged out from here'),
    ),
    need(
      'V7.6.1',
      2,
      'Sessions that began with another service end as written down.',
      told('## Signing in'),
    ),
    need(
      'V7.6.2',
      2,
      'No session begins without somebody’s doing.',
      test(files.otherService, 'works only in the browser that left'),
    ),
  ],
};
