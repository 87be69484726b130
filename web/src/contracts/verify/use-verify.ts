import { useRef, useState } from 'react';
import type { AnswerTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { hashOf } from './hash-of.ts';

export type Verified =
  | { kind: 'answer'; name: string; answer: AnswerTo<'POST /api/contracts/verify'>; sha256: string }
  | { kind: 'failed'; name: string; error: unknown };
export type VerifyState = { kind: 'reading'; name: string; share: number } | Verified;

/** The last file that was chosen counts, also when an earlier one takes longer. */
export function useVerify() {
  const [state, setState] = useState<VerifyState>();
  const latest = useRef<File>(null);
  const verify = async (file: File) => {
    const { name } = file;
    latest.current = file;
    const show = (next: VerifyState) => latest.current === file && setState(next);
    show({ kind: 'reading', name, share: 0 });
    try {
      const sha256 = await hashOf(file, (share) => show({ kind: 'reading', name, share }));
      const answer = await request('POST /api/contracts/verify', { body: { sha256 } });
      show({ kind: 'answer', name, answer, sha256 });
    } catch (error) {
      show({ kind: 'failed', name, error });
    }
  };
  return { state, verify: (file: File) => void verify(file) };
}
