import { Integer, PrintableString, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';
import { ownEngine } from './own-engine.ts';

const subject = 'Torg, self-signed, for trying out only';
const years = 10;

const pem = (label: string, der: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(der)
    .toString('base64')
    .replaceAll(/(.{64})(?=.)/g, '$1\n')}\n-----END ${label}-----\n`;

const named = [
  new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: subject }) }),
  new AttributeTypeAndValue({ type: '2.5.4.6', value: new PrintableString({ value: 'NO' }) }),
];

/** A key with a certificate that no reader trusts, and that says so itself. As PEM, both in one. */
export async function makeSelfSignedKey(now: Date): Promise<string> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({
    valueHex: crypto.getRandomValues(new Uint8Array(8)).map((byte, at) => (at === 0 ? 1 : byte))
      .buffer,
  });
  for (const who of [certificate.issuer, certificate.subject]) who.typesAndValues.push(...named);
  certificate.notBefore.value = new Date(now.getTime() - 86_400_000);
  certificate.notAfter.value = new Date(now.getTime() + years * 365 * 86_400_000);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, ownEngine);
  const constraints = new BasicConstraints({ cA: false }).toSchema().toBER(false);
  certificate.extensions = [
    new Extension({ extnID: '2.5.29.19', critical: true, extnValue: constraints }),
  ];
  await certificate.sign(keys.privateKey, 'SHA-256', ownEngine);
  const der = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return pem('PRIVATE KEY', der) + pem('CERTIFICATE', certificate.toSchema(true).toBER(false));
}
