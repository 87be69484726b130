import { createHash, createPrivateKey, webcrypto, X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fromBER, Integer, ObjectIdentifier, OctetString } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { ownEngine } from './own-engine.ts';
import { makeSelfSignedKey } from './self-signed-key.ts';

export type StampFault = 'none' | 'refuses' | 'stamps_something_else' | 'says_nonsense';

const contentTypes = { tst: '1.2.840.113549.1.9.16.1.4', signed: '1.2.840.113549.1.7.2' };

async function keyPair(now: Date) {
  const pem = await makeSelfSignedKey(now);
  const der = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' });
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await webcrypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']);
  const { raw } = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')));
  const certificate = new Certificate({ schema: fromBER(new Uint8Array(raw).buffer).result });
  return { key, certificate };
}

async function tokenFor(info: TSTInfo, now: Date): Promise<ContentInfo> {
  const { key, certificate } = await keyPair(now);
  const content = info.toSchema().toBER(false);
  const digest = createHash('sha256').update(Buffer.from(content)).digest();
  const attributes = [
    new Attribute({
      type: '1.2.840.113549.1.9.3',
      values: [new ObjectIdentifier({ value: contentTypes.tst })],
    }),
    new Attribute({
      type: '1.2.840.113549.1.9.4',
      values: [new OctetString({ valueHex: new Uint8Array(digest).buffer })],
    }),
  ];
  const { issuer, serialNumber } = certificate;
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: contentTypes.tst,
      eContent: new OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
    certificates: [certificate],
  });
  // In one piece, as authorities send it.
  signed.encapContentInfo.eContent = new OctetString({ valueHex: content });
  await signed.sign(key, 0, 'SHA-256', undefined, ownEngine);
  return new ContentInfo({ contentType: contentTypes.signed, content: signed.toSchema(true) });
}

async function answerTo(request: Buffer, now: Date, fault: StampFault): Promise<Buffer> {
  if (fault === 'says_nonsense') return Buffer.from('<html>Sorry</html>');
  if (fault === 'refuses') {
    const refused = new TimeStampResp({ status: new PKIStatusInfo({ status: 2 }) });
    return Buffer.from(refused.toSchema().toBER(false));
  }
  const wanted = new TimeStampReq({ schema: fromBER(new Uint8Array(request).buffer).result });
  const { messageImprint } = wanted;
  if (fault === 'stamps_something_else') {
    const other = createHash('sha256').update('something else').digest();
    messageImprint.hashedMessage = new OctetString({ valueHex: new Uint8Array(other).buffer });
  }
  const info = new TSTInfo({
    ...{ version: 1, policy: '1.2.3.4', messageImprint, genTime: now },
    serialNumber: new Integer({ value: 7 }),
    ...(wanted.nonce ? { nonce: wanted.nonce } : {}),
  });
  const status = new PKIStatusInfo({ status: 0 });
  const stamped = new TimeStampResp({ status, timeStampToken: await tokenFor(info, now) });
  return Buffer.from(stamped.toSchema().toBER(false));
}

/** A time stamp authority (RFC 3161) on this machine, with a clock of its own. */
export async function aTimeStampAuthority(clock: Date) {
  const state: { fault: StampFault } = { fault: 'none' };
  const server = createServer((request, response) => {
    void buffer(request)
      .then((content) => answerTo(content, clock, state.fault))
      .then((answer) => {
        response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
