import { need, since, test, told, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const argon = test(files.password, 'is stored as argon2id, salted, with its cost');
const inventory = told('## Keys and hashes');

export const cryptography: Chapter = {
  number: 'V11',
  title: 'Cryptography',
  requirements: [
    need(
      'V11.1.1',
      2,
      'How keys live is written down.',
      inventory,
      test(
        files.sealAgain,
        'after the session secret was changed, authenticator apps go on and are encrypted anew',
      ),
    ),
    need('V11.1.2', 2, 'All keys and algorithms are listed.', inventory),
    need(
      'V11.2.1',
      2,
      'Proven implementations do the work.',
      since(
        'All of it is Node’s crypto, which is OpenSSL; `otpauth` and `@simplewebauthn/server` know the forms of codes and passkeys, `@libpdf/core` and `pkijs` those of a sealed PDF.',
      ),
    ),
    need(
      'V11.2.2',
      2,
      'Algorithms can be replaced.',
      test(files.password, 'hashed at an older cost is still recognized, and known to be outdated'),
      test(files.signIn, 'renews a password that was hashed at an older cost'),
      test(
        files.sealed,
        'can be read with the secret before, until it is encrypted with the new one',
      ),
    ),
    need(
      'V11.2.3',
      2,
      'Everything has 128 bits or more.',
      inventory,
      test(files.secrets, 'that could be guessed is weak: %s'),
    ),
    need(
      'V11.3.1',
      1,
      'No weak modes or paddings.',
      inventory,
      test(files.sealed, 'can be read again, and looks different each time'),
    ),
    need('V11.3.2', 1, 'Only approved ciphers and modes.', inventory),
    need(
      'V11.3.3',
      2,
      'What is encrypted cannot be changed unseen.',
      inventory,
      test(files.sealed, 'is nothing for another purpose, when changed, or with another secret'),
    ),
    need(
      'V11.4.1',
      1,
      'Only approved hashes.',
      since(
        'SHA-256, and HMAC with it. Codes of authenticator apps are HMAC-SHA-1, as RFC 6238 says, since most apps ignore another hash. Elsewhere SHA-1 only names things, such as prepared statements.',
      ),
    ),
    need(
      'V11.4.2',
      2,
      'Passwords are stored with a slow hash.',
      argon,
      test(
        files.recoveryCodes,
        'are stored as argon2id, with one salt for the codes of an account',
      ),
    ),
    need('V11.4.3', 2, 'Hashes for integrity resist collisions.', since('SHA-256 has 256 bits.')),
    need(
      'V11.4.4',
      2,
      'Keys made from passwords are stretched.',
      since(
        'No key is made from a password; the one for authenticator apps is derived from SESSION_SECRET, which is random, by HKDF.',
      ),
    ),
    need(
      'V11.5.1',
      2,
      'What must not be guessed is random.',
      since(
        'Tokens are 256 bits from `randomBytes`; ids of rows are no secrets. That of a signing link is an HMAC of its mailing under SESSION_SECRET, so that each try of a mail has the same one.',
      ),
      test(files.signIn, 'leaves the token in the browser only'),
      test(files.totp, 'comes from a secret of 160 bits that nobody else has'),
    ),
    need(
      'V11.6.1',
      2,
      'Approved algorithms make keys and signatures.',
      test(files.signedValue, 'is nothing when it was changed or forged'),
    ),
  ],
};
