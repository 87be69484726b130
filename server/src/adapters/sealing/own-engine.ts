import { webcrypto } from 'node:crypto';
import { CryptoEngine, type ICryptoEngine } from 'pkijs';

/**
 * Given to every call, because the library that seals sets a common engine of its own, which cannot
 * verify. The types of the platform know newer functions than the package's class, which uses none.
 */
export const ownEngine = new CryptoEngine({
  name: 'torg',
  crypto: webcrypto,
}) as unknown as ICryptoEngine;
