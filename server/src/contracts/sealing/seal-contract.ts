import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { findSigned } from './find-signed.ts';
import { hashOf } from './hash-of.ts';
import { makeSealed } from './make-sealed.ts';
import { saveSealed } from './save-sealed.ts';

/** Seals what everybody has signed, once: of two that seal at the same time, one is kept. */
export const sealContract = defineJob({
  name: 'seal-contract',
  input: z.object({ contract: z.uuid() }),
  expireInSeconds: 300,
  retries: 12,
  async run(context, { contract }) {
    const { db, external, transaction, now } = context;
    const row = await findSigned(db, contract);
    if (row === undefined) return;
    const sealed = await makeSealed(context, row);
    const storage_key = `sealed-${randomUUID()}`;
    const size = sealed.length;
    await external.storage.put(storage_key, sealed, { contentType: 'application/pdf', size });
    const stored = { storage_key, size, sha256: hashOf(sealed), now: now() };
    const isKept = await transaction((tx, then) => saveSealed(tx, then, row, stored));
    if (!isKept) await external.storage.remove(storage_key);
  },
});
