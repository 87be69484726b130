import { randomUUID } from 'node:crypto';
import type { Named } from './oracle.ts';

/** A thing that is not there. */
export const missing = (whose = 'unknown', id: string = randomUUID()): Named => ({
  ...{ whose, id },
  thing: { kind: 'missing' },
});
