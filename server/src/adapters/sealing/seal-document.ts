// Runs as a process of its own: the libraries take thirty megabytes, and are needed now and then.
import { HttpTimestampAuthority, PDF, TimestampError } from '@libpdf/core';
import type { CheckedSeal } from '../../platform/ports/sealing.ts';
import { answerParent } from '../../platform/processes/answer-parent.ts';
import { checkSeal } from './check-seal.ts';
import { joinPages } from './join-pages.ts';
import { makeSelfSignedKey } from './self-signed-key.ts';
import { rememberSigners, type SealingKey } from './signer-of.ts';

interface SealRequest {
  pdf: Uint8Array;
  about: { reason: string; name: string; at: Date };
  key: SealingKey;
  timestampUrl: string | undefined;
}

export type SealQuestion =
  | { join: { pdf: Uint8Array; proof: Uint8Array } }
  | { seal: SealRequest }
  | { check: Uint8Array }
  | { makeKey: Date }
  /** only whether a document could be sealed with it */
  | { tryKey: SealingKey };

export type SealReply =
  | { pdf: Uint8Array }
  | { checked: CheckedSeal }
  | { key: string }
  | { opened: true }
  | { refused: 'not_readable' | 'no_time_stamp'; detail: string };

const signerOf = rememberSigners();
const stampWithinMs = 10_000;

async function seal({ pdf, about, key, timestampUrl }: SealRequest): Promise<Uint8Array> {
  const document = await PDF.load(pdf);
  const stamp =
    timestampUrl === undefined
      ? ({ level: 'B-B' } as const)
      : ({
          level: 'B-T',
          timestampAuthority: new HttpTimestampAuthority(timestampUrl, { timeout: stampWithinMs }),
          estimatedSize: 24_576,
        } as const);
  const { reason, name, at } = about;
  const { bytes } = await document.sign({
    ...{ signer: await signerOf(key), reason, signingTime: at, ...stamp },
    contactInfo: name,
    subFilter: 'ETSI.CAdES.detached',
  });
  const isWhole = timestampUrl === undefined || (await checkSeal(Buffer.from(bytes))).isValid;
  if (!isWhole) throw new TimestampError('the time stamp does not belong to the signature');
  return bytes;
}

async function answer(question: SealQuestion): Promise<SealReply> {
  if ('join' in question) return { pdf: await joinPages(question.join.pdf, question.join.proof) };
  if ('seal' in question) return { pdf: await seal(question.seal) };
  if ('check' in question) return { checked: await checkSeal(Buffer.from(question.check)) };
  if ('makeKey' in question) return { key: await makeSelfSignedKey(question.makeKey) };
  await signerOf(question.tryKey);
  return { opened: true };
}

answerParent(async (question: SealQuestion): Promise<SealReply> => {
  try {
    return await answer(question);
  } catch (error) {
    const refused = error instanceof TimestampError ? 'no_time_stamp' : 'not_readable';
    return { refused, detail: (error as Error).message };
  }
});
