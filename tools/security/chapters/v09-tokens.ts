import { need, since, test, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const oneUse = since(
  'Signed values name their use in what is signed, and only this server reads them.',
);

export const tokens: Chapter = {
  number: 'V9',
  title: 'Self-contained tokens',
  requirements: [
    need(
      'V9.1.1',
      1,
      'The signature is checked before the content is used.',
      test(files.signedValue, 'is nothing when it was changed or forged'),
      test(
        'server/src/profiles/availability/confirm-availability.test.ts',
        'is not answered with the token %j',
      ),
    ),
    need(
      'V9.1.2',
      1,
      'Only known algorithms count.',
      since(
        'Values are signed with HMAC-SHA-256 or encrypted with AES-256-GCM, and name no algorithm.',
      ),
    ),
    need(
      'V9.1.3',
      1,
      'Keys come from a trusted place.',
      since('The key is SESSION_SECRET; those of another service come from its own issuer.'),
    ),
    need(
      'V9.2.1',
      1,
      'A token is valid for its time.',
      test(files.signedValue, 'is nothing once it has expired'),
    ),
    need(
      'V9.2.2',
      2,
      'A token is used for its purpose only.',
      oneUse,
      test(files.sealed, 'is nothing for another purpose, when changed, or with another secret'),
      test(
        files.factors,
        'is not set up with a wrong code, with somebody else’s secret, or too late',
      ),
    ),
    need(
      'V9.2.3',
      2,
      'A token is for this service.',
      test(files.oidcClient, 'refuses an ID token that was made for another request'),
    ),
    need('V9.2.4', 2, 'One key for several services names the service.', oneUse),
  ],
};
