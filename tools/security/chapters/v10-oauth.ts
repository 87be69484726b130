import { need, since, test, type Because, type Chapter, type Requirement } from '../requirement.ts';
import { files } from '../test-files.ts';

const noServer = since('Torg signs in with another service; it is no such service itself.');
const noResource = since('Torg accepts no access tokens.');

const without = (because: Because, rows: readonly [string, 1 | 2, string][]): Requirement[] =>
  rows.map(([number, level, says]) => need(number, level, says, because));

export const oauth: Chapter = {
  number: 'V10',
  title: 'OAuth and OpenID Connect',
  requirements: [
    need(
      'V10.1.1',
      2,
      'Tokens go only where they are needed.',
      since('The server reads the ID token and forgets it; the browser gets a session of Torg.'),
    ),
    need(
      'V10.1.2',
      2,
      'An answer belongs to a sign-in that began in this browser.',
      test(files.otherService, 'works only in the browser that left'),
    ),
    need(
      'V10.2.1',
      2,
      'The code flow is protected against other sites.',
      test(
        files.oidcClient,
        'uses PKCE, state and nonce, and never puts the verifier into the address',
      ),
    ),
    need(
      'V10.2.2',
      2,
      'Several services cannot be mixed up.',
      since('There is one service at most.'),
    ),
    ...without(noResource, [
      ['V10.3.1', 2, 'Access tokens are for this service.'],
      ['V10.3.2', 2, 'Access tokens decide what is allowed.'],
      ['V10.3.3', 2, 'People are known by claims that stay theirs.'],
      ['V10.3.4', 2, 'The strength of the sign-in is checked.'],
    ]),
    ...without(noServer, [
      ['V10.4.1', 1, 'Addresses to return to are known before.'],
      ['V10.4.2', 1, 'A code works once.'],
      ['V10.4.3', 1, 'A code does not last.'],
      ['V10.4.4', 1, 'Only the grants that are needed.'],
      ['V10.4.5', 1, 'Refresh tokens cannot be replayed.'],
      ['V10.4.6', 2, 'PKCE is required.'],
      ['V10.4.7', 2, 'Clients that register themselves are checked.'],
      ['V10.4.8', 2, 'Refresh tokens end.'],
      ['V10.4.9', 2, 'Tokens can be revoked.'],
      ['V10.4.10', 2, 'Clients prove who they are.'],
      ['V10.4.11', 2, 'Clients get only the scopes they need.'],
    ]),
    need(
      'V10.5.1',
      2,
      'An ID token cannot be used again.',
      test(files.oidcClient, 'refuses an ID token that was made for another request'),
      test(files.oidcClient, 'accepts a code only once'),
    ),
    need(
      'V10.5.2',
      2,
      'People are known by a claim that stays theirs.',
      test(
        files.otherService,
        'is identified by issuer and subject from then on, whatever the address',
      ),
    ),
    need(
      'V10.5.3',
      2,
      'A service cannot pretend to be another one.',
      since('openid-client refuses metadata whose issuer is not the one asked for.'),
      test(files.otherService, 'works with a real OpenID provider'),
    ),
    need(
      'V10.5.4',
      2,
      'An ID token is for this client.',
      since('openid-client refuses another audience.'),
      test(files.otherService, 'works with a real OpenID provider'),
    ),
    need(
      'V10.5.5',
      2,
      'Logout by the other service is checked.',
      since('There is no such logout.'),
    ),
    ...without(noServer, [
      ['V10.6.1', 2, 'Only safe ways to answer.'],
      ['V10.6.2', 2, 'Nobody is logged out against their will.'],
      ['V10.7.1', 2, 'People consent.'],
      ['V10.7.2', 2, 'People see what they consent to.'],
      ['V10.7.3', 2, 'People can take their consent back.'],
    ]),
  ],
};
