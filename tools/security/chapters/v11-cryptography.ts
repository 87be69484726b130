import { need, since, test, told, type Chapter } from '../requirement.ts';
import { files } from '../test-files.ts';

const argon = test(files.password, 'is stored as argon2id, salted, with its cost');
const inventory = told('## Keys and hashes');

export const cryptography: Chapter = {
  number: 'V11',
  title: 'Cryptography',
  requirements: [
    need('V11.1.1', 2, 'How keys live is written down.', inventory),
    need('V11.1.2', 2, 'All keys and algorithms are listed.', inventory),
    need(
      'V11.2.1',
      2,
      'Proven implementations do the work.',
      since('All of it is Node’s crypto, which is OpenSSL.'),
    ),
    need(
      'V11.2.2',
      2,
      'Algorithms can be replaced.',
      test(files.password, 'hashed at an older cost is still recognized, and known to be outdated'),
      test(files.signIn, 'renews a password that was hashed at an older cost'),
    ),
    need(
      'V11.2.3',
      2,
      'Everything has 128 bits or more.',
      inventory,
      test(files.secrets, 'that could be guessed is weak: %s'),
    ),
    need('V11.3.1', 1, 'No weak modes or paddings.', inventory),
    need('V11.3.2', 1, 'Only approved ciphers and modes.', inventory),
    need('V11.3.3', 2, 'What is encrypted cannot be changed unseen.', inventory),
    need(
      'V11.4.1',
      1,
      'Only approved hashes.',
      since('SHA-256, and HMAC with it. SHA-1 only names things, such as prepared statements.'),
    ),
    need('V11.4.2', 2, 'Passwords are stored with a slow hash.', argon),
    need('V11.4.3', 2, 'Hashes for integrity resist collisions.', since('SHA-256 has 256 bits.')),
    need(
      'V11.4.4',
      2,
      'Keys made from passwords are stretched.',
      since('No key is made from a password.'),
    ),
    need(
      'V11.5.1',
      2,
      'What must not be guessed is random.',
      since('Tokens are 256 bits from `randomBytes`; ids of rows are no secrets.'),
      test(files.signIn, 'leaves the token in the browser only'),
    ),
    need(
      'V11.6.1',
      2,
      'Approved algorithms make keys and signatures.',
      test(files.signedValue, 'is nothing when it was changed or forged'),
    ),
  ],
};
