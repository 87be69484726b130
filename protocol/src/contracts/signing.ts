import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { isStorable, Moment, Uuid, requiredText } from '../shapes.ts';
import { ContractView, signatoryName, TextDifference } from './contract-shapes.ts';

/**
 * Who signs: the token of a mailed link (43 characters, base64url), or, signed in, the signatory
 * itself.
 */
export const SigningSubject = z.union([
  z.object({ token: z.string().min(1).max(200).refine(isStorable) }),
  z.object({ signatory: Uuid }),
]);

const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'must be six digits');

/** What the page to sign shows. */
export const SigningView = z
  .object({
    contract: ContractView,
    signatory: Uuid,
    /** `session`: the reader is signed in as this person; `code`: a mailed code is needed; `sign_in`: the address has an account, so they sign in first */
    identify_by: z.enum(['session', 'code', 'sign_in']),
    /** of whoever signs, with the middle hidden: `k…@firma.example` */
    masked_email: z.string(),
    /** since this company's last signed version; null: nothing to compare */
    changes: TextDifference.nullable(),
    change_note: z.string().nullable(),
    /** only downloads are left: everybody has signed */
    is_over: z.boolean(),
    link_expires_at: Moment.nullable(),
  })
  .meta({ id: 'SigningView' });
export type SigningView = z.output<typeof SigningView>;

const subject = { subject: SigningSubject };
const errors = [
  'not_found',
  'contract_state_does_not_allow',
  'signed_in_as_somebody_else',
] as const;
const perMinute = limits.contract.linkTriesPerMinute;

export const signingCalls = callTable('contracts', {
  openSigning: {
    method: 'POST',
    path: '/signing/open',
    summary: 'What a link to sign leads to; signs and records nothing.',
    access: 'stranger',
    status: 200,
    effect: 'read',
    body: z.object(subject),
    answer: SigningView,
    errors: ['not_found', 'signed_in_as_somebody_else'],
    perMinute,
  },
  readSigningDocument: {
    method: 'POST',
    path: '/signing/document',
    summary: 'The PDF to read and sign; once sealed, the sealed one.',
    access: 'stranger',
    status: 200,
    effect: 'read',
    raw: 'file',
    body: z.object(subject),
    errors: ['not_found', 'signed_in_as_somebody_else', 'contract_document_is_being_made'],
    perMinute,
  },
  viewSigning: {
    method: 'POST',
    path: '/signing/viewed',
    summary: 'Record that the document was shown.',
    access: 'stranger',
    status: 204,
    body: z.object(subject),
    errors: [...errors, 'contract_document_is_being_made'],
    perMinute,
  },
  requestSigningCode: {
    method: 'POST',
    path: '/signing/code',
    summary: 'Mail the six digits that whoever has no account signs with.',
    access: 'stranger',
    status: 204,
    body: z.object(subject),
    errors: [...errors, 'signing_needs_sign_in'],
    perMinute,
  },
  signContract: {
    method: 'POST',
    path: '/signing/sign',
    summary: 'Sign, with name typed and authority confirmed.',
    access: 'stranger',
    status: 200,
    // A wrong code stays counted, so it has a transaction of its own.
    effect: 'external',
    body: z.object({
      ...subject,
      name: signatoryName,
      authority_confirmed: z.literal(true),
      /** SHA-256 of the PDF that was shown, in hex */
      document_hash: z.string().regex(/^[0-9a-f]{64}$/),
      code: Code.optional(),
    }),
    answer: SigningView,
    errors: [
      ...errors,
      'signing_code_not_valid',
      'signing_needs_sign_in',
      'contract_document_differs',
    ],
    perMinute,
    changesWaiting: true,
  },
  declineContract: {
    method: 'POST',
    path: '/signing/decline',
    summary: 'Decline to sign, with a reason.',
    access: 'stranger',
    status: 200,
    effect: 'external',
    body: z.object({
      ...subject,
      reason: requiredText(limits.contract.reason),
      code: Code.optional(),
    }),
    answer: SigningView,
    errors: [...errors, 'signing_code_not_valid', 'signing_needs_sign_in'],
    perMinute,
    changesWaiting: true,
  },
  verifyDocument: {
    method: 'POST',
    path: '/verify',
    summary: 'Whether a PDF with this hash was signed here, and when.',
    access: 'stranger',
    status: 200,
    effect: 'read',
    body: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: z.object({
      result: z.enum(['signed', 'unknown']),
      signed_at: Moment.nullable(),
    }),
    perMinute: 60,
  },
});
