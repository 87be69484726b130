import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '@torg/protocol/accounts/passkeys';

const userPresent = 0x01;
const userVerified = 0x04;
const withCredential = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const encoded = (data: Buffer | string): string => Buffer.from(data).toString('base64url');
const asText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** The public key as COSE has it: a CBOR map of an ES256 key. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [head, middle] = ['a5010203262001215820', '225820'].map((hex) => Buffer.from(hex, 'hex'));
  const [left, right] = [x, y].map((part) => Buffer.from(part, 'base64url'));
  return Buffer.concat([head, left, middle, right].filter((part) => part !== undefined));
}

function attestationOf(authData: Buffer): Buffer {
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
  const none = [asText('fmt'), asText('none'), asText('attStmt'), Buffer.from([0xa0])];
  return Buffer.concat([Buffer.from([0xa3]), ...none, asText('authData'), length, authData]);
}

export interface SoftwareAuthenticator {
  create: (options: { challenge: string; user: { id: string } }) => NewPasskey;
  get: (options: { challenge: string }) => PasskeyAnswer;
}

/** A key that signs like a passkey in a browser, for the tests. */
export function softwareAuthenticator({
  origin = 'http://torg.example',
  verifiesUser = true,
} = {}): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  let userHandle: string | undefined;
  const credential = { id: encoded(id), rawId: encoded(id), type: 'public-key' } as const;
  const dataFor = (flags: number): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | userPresent | (verifiesUser ? userVerified : 0));
    head.writeUInt32BE((counter += 1), 1);
    return Buffer.concat([sha256(new URL(origin).hostname), head]);
  };
  const clientData = (type: string, challenge: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  return {
    create({ challenge, user }) {
      userHandle = user.id;
      const length = Buffer.from([0, id.length]);
      const key = [Buffer.alloc(16), length, id, coseKey(publicKey)];
      const authData = Buffer.concat([dataFor(withCredential), ...key]);
      const response = {
        clientDataJSON: encoded(clientData('webauthn.create', challenge)),
        attestationObject: encoded(attestationOf(authData)),
        transports: ['internal'],
      };
      return { ...credential, response };
    },
    get({ challenge }) {
      const authData = dataFor(0);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: encoded(client),
        authenticatorData: encoded(authData),
        signature: encoded(signature),
        userHandle,
      };
      return { ...credential, response };
    },
  };
}
