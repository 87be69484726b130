import { createPrivateKey, verify, webcrypto, X509Certificate } from 'node:crypto';
import { CryptoKeySigner, P12Signer, type Signer } from '@libpdf/core';

/** A PKCS#12 file with its passphrase, or our own key as PEM. */
export type SealingKey = { p12: Uint8Array; passphrase: string } | { pem: string };

const block = (pem: string, label: string): string =>
  new RegExp(`-----BEGIN ${label}-----[^-]+-----END ${label}-----`).exec(pem)?.[0] ?? '';

async function signerOfPem(pem: string): Promise<Signer> {
  const der = createPrivateKey(block(pem, 'PRIVATE KEY')).export({ type: 'pkcs8', format: 'der' });
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await webcrypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']);
  const { raw } = new X509Certificate(block(pem, 'CERTIFICATE'));
  return new CryptoKeySigner(key, raw, 'EC', 'ECDSA');
}

/** The certificate of the key comes first, wherever the file has it. */
async function signerOfP12(p12: Uint8Array, passphrase: string): Promise<Signer> {
  const signer = await P12Signer.create(p12, passphrase);
  const all = [signer.certificate, ...(signer.certificateChain ?? [])];
  const probe = new TextEncoder().encode('which certificate belongs to the key');
  const signature = await signer.sign(probe, 'SHA-256');
  // ECDSA signatures of the library are in DER, as Node expects them.
  const isOwn = (certificate: Uint8Array): boolean =>
    verify('sha256', probe, new X509Certificate(certificate).publicKey, signature);
  const own = all.find(isOwn);
  if (own === undefined) throw new Error('no certificate in the file belongs to its key');
  const { keyType, signatureAlgorithm } = signer;
  return {
    ...{ keyType, signatureAlgorithm, certificate: own },
    certificateChain: all.filter((one) => one !== own),
    sign: (data, algorithm) => signer.sign(data, algorithm),
  };
}

/** Reading a PKCS#12 file is slow on purpose, so each is read once. */
export function rememberSigners(): (key: SealingKey) => Promise<Signer> {
  const read = new Map<string, Promise<Signer>>();
  return (key) => {
    const name = 'pem' in key ? key.pem : Buffer.from(key.p12).toString('base64');
    const known =
      read.get(name) ??
      ('pem' in key ? signerOfPem(key.pem) : signerOfP12(key.p12, key.passphrase));
    known.catch(() => read.delete(name));
    read.set(name, known);
    return known;
  };
}
