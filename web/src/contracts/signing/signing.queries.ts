import { queryOptions } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { requestFile } from '../../client/calls/request-file.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../client/use-change.ts';
import { invalidateContracts, pdfKey, signingKey } from '../contracts.queries.ts';
import { untilDeadline } from '../until-deadline.ts';
import { untilMade } from '../until-made.ts';
import { stageOf } from './signing-stage.ts';

export type Signing = AnswerTo<'POST /api/contracts/signing/open'>;
/** Who signs: a mailed token, or a signatory who is signed in. */
export type Subject = InputTo<'POST /api/contracts/signing/open'>['body']['subject'];
type Signature = InputTo<'POST /api/contracts/signing/sign'>['body'];
type Refusal = InputTo<'POST /api/contracts/signing/decline'>['body'];

const untilSealedMs = 3_000;
const untilOthersMs = 20_000;

/** The sealed PDF takes a moment after the last signature; others sign when they do. */
function lookAgainIn(data: Signing): number | false {
  const stage = stageOf(data);
  if (stage === 'being_sealed') return untilSealedMs;
  const atDeadline = untilDeadline(data.contract);
  if (stage !== 'waiting_for_others') return atDeadline;
  return Math.min(untilOthersMs, atDeadline || untilOthersMs);
}

export const signingQuery = (subject: Subject) =>
  queryOptions({
    queryKey: [...signingKey, 'one', subject],
    queryFn: ({ signal }) =>
      request('POST /api/contracts/signing/open', { body: { subject }, signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && data !== undefined && lookAgainIn(data),
  });

/** The key has the hash: a new link or a new version never shows the bytes of the old one. */
export const signingPdfQuery = (subject: Subject, { contract }: Signing) =>
  queryOptions({
    queryKey: [...pdfKey, 'signing', subject, contract.document_hash, contract.is_sealed],
    queryFn: ({ signal }) =>
      requestFile('POST /api/contracts/signing/document', { body: { subject }, signal }),
    ...untilMade,
  });

export const useViewed = (subject: Subject) =>
  useCall('POST /api/contracts/signing/viewed', () => ({ body: { subject } }), {
    invalidates: [signingQuery(subject).queryKey],
  });

export const useSigningCode = (subject: Subject) =>
  useCall('POST /api/contracts/signing/code', () => ({ body: { subject } }), {
    // It may have ended meanwhile, and then the page says so.
    invalidates: (client, _value, error) =>
      error && client.invalidateQueries({ queryKey: signingQuery(subject).queryKey }),
  });

export const useSign = (subject: Subject) =>
  useCall(
    'POST /api/contracts/signing/sign',
    (body: Omit<Signature, 'subject' | 'authority_confirmed'>) => ({
      body: { ...body, subject, authority_confirmed: true as const },
    }),
    effects(subject),
  );

export const useDecline = (subject: Subject) =>
  useCall(
    'POST /api/contracts/signing/decline',
    (body: Omit<Refusal, 'subject'>) => ({ body: { ...body, subject } }),
    effects(subject),
  );

/** A refusal may mean that somebody else was first, so the state is asked for again. */
const effects = (subject: Subject) => ({
  done: (client: Parameters<typeof invalidateContracts>[0], answer: Signing) =>
    client.setQueryData(signingQuery(subject).queryKey, answer),
  invalidates: invalidateContracts,
});
