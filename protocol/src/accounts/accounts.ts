import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Email, Moment, Uuid, isStorable, notStorable, params } from '../shapes.ts';
import { pictureUpload } from '../uploads.ts';
import { environments } from '../terms.ts';

export const AccountSession = z
  .object({
    session_id: Uuid,
    created_at: Moment,
    last_seen_at: Moment,
    device: z.string(),
    method: z.enum(['password', 'magic_link', 'oidc', 'passkey']),
    /** it began with a second factor, or has proved one since */
    second_factor: z.boolean(),
    current: z.boolean(),
    can: z.object({ end: z.boolean() }),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.output<typeof AccountSession>;

/** A page of the app to open after signing in; anything else falls back to the start page. */
export const returnTo = z.string().max(2_000).refine(isStorable, notStorable).optional();
const NewPassword = z.string().min(limits.account.password.min).max(limits.account.password.max);

export const authCalls = callTable('auth', {
  getSignInOptions: {
    method: 'GET',
    path: '/options',
    summary: 'The available ways to sign in, and the demo accounts outside production.',
    access: 'stranger',
    status: 200,
    effect: 'external',
    answer: z.object({
      environment: z.enum(environments),
      oidc: z.object({ label: z.string() }).nullable(),
      demo_accounts: z.array(z.object({ email: z.string(), label: z.string() })),
      demo_password: z.string().nullable(),
    }),
  },
  requestMagicLink: {
    method: 'POST',
    path: '/magic-link',
    summary:
      'Mail a link that signs in once; the answer is the same whether or not the address is known.',
    access: 'stranger',
    status: 202,
    body: z.object({ email: Email, return_to: returnTo }),
    answer: z.object({ minutes: z.int() }),
    perMinute: 10,
  },
  signOut: {
    method: 'POST',
    path: '/sign-out',
    summary: 'End the session.',
    access: 'stranger',
    status: 204,
  },
  startOidc: {
    method: 'GET',
    path: '/oidc/start',
    summary: 'Go to the other service to sign in.',
    access: 'stranger',
    status: 200,
    effect: 'external',
    query: z.object({ return_to: returnTo }),
    raw: 'redirect',
    errors: ['not_found', 'sign_in_elsewhere_failed'],
    perMinute: 30,
  },
  finishOidc: {
    method: 'GET',
    path: '/oidc/callback',
    summary: 'Return from the other service.',
    access: 'stranger',
    status: 200,
    effect: 'external',
    raw: 'redirect',
    errors: ['not_found', 'sign_in_elsewhere_failed'],
    perMinute: 30,
  },
});

export const accountCalls = callTable('main', {
  uploadMyPhoto: {
    method: 'POST',
    path: '/account/me/photo',
    summary: "Upload the caller's photo.",
    access: 'signed-in',
    status: 201,
    ...pictureUpload,
    answer: z.object({ image_url: z.string() }),
  },
  removeMyPhoto: {
    method: 'DELETE',
    path: '/account/me/photo',
    summary: "Remove the caller's photo.",
    access: 'signed-in',
    status: 204,
  },
  changeMyPassword: {
    method: 'POST',
    path: '/account/me/password',
    summary:
      'Set a new password; every other session ends. The old one is asked for unless the caller has just confirmed who they are.',
    access: 'signed-in',
    status: 204,
    effect: 'external',
    body: z.object({
      current_password: z.string().max(limits.account.password.max).optional(),
      new_password: NewPassword,
    }),
    errors: ['password_is_wrong', 'identity_not_confirmed'],
    perMinute: 10,
  },
  listMySessions: {
    method: 'GET',
    path: '/account/me/sessions',
    summary: 'The devices on which the caller is signed in.',
    access: 'signed-in',
    status: 200,
    answer: z.object({ sessions: z.array(AccountSession) }),
  },
  revokeMySession: {
    method: 'DELETE',
    path: '/account/me/sessions/{session_id}',
    summary: 'Sign out on another device.',
    access: 'signed-in',
    status: 204,
    params: params('session_id'),
    errors: ['could_not_find_session'],
  },
  getImage: {
    method: 'GET',
    path: '/image/{file_id}',
    summary: 'A photo or a logo, where there is one also in a small size.',
    access: 'signed-in',
    status: 200,
    params: params('file_id'),
    query: z.object({ size: z.enum(['small']).optional() }),
    raw: 'file',
    errors: ['could_not_find_image'],
  },
});

export const mailboxCalls = callTable('main', {
  listDevelopmentMails: {
    method: 'GET',
    path: '/dev/mails',
    summary: 'Mails that would have been sent; not in production.',
    access: 'stranger',
    status: 200,
    effect: 'external',
    answer: z.object({
      mails: z.array(
        z.object({ mail_id: z.string(), to: z.string(), subject: z.string(), sent_at: Moment }),
      ),
    }),
    errors: ['not_found'],
  },
  getDevelopmentMail: {
    method: 'GET',
    path: '/dev/mails/{mail_id}',
    summary: 'One mail of the development mailbox.',
    access: 'stranger',
    status: 200,
    effect: 'external',
    params: z.object({ mail_id: z.string().regex(/^[\w-]{1,80}$/) }),
    answer: z.object({
      mail_id: z.string(),
      to: z.string(),
      subject: z.string(),
      sent_at: Moment,
      text: z.string(),
      html: z.string(),
      /** the names of what is attached, which is not stored here */
      attached: z.array(z.string()),
      /** an invitation for the calendar, as iCalendar; null: none */
      calendar: z.string().nullable(),
    }),
    errors: ['not_found', 'could_not_find_mail'],
  },
});

export const liveCalls = callTable('main', {
  streamLiveMessages: {
    method: 'GET',
    path: '/live',
    summary: 'Server-sent events that concern the user.',
    access: 'signed-in',
    status: 200,
    raw: 'stream',
    errors: ['too_many_live_streams'],
  },
});

/** What a live message may be about. It carries ids only; the app requests the rest. */
export const liveTopics = [
  'thread',
  'assignment',
  'agreement',
  'assessment',
  'board',
  'cv_import',
  'flowcase',
  'interview',
  'opportunity',
  'qa_interview',
  'saved_list',
  'session',
  'waiting',
] as const;
export type LiveTopic = (typeof liveTopics)[number];
