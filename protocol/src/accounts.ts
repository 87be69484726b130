import { z } from 'zod';
import { callTable } from './call.ts';
import { limits, photoTypes } from './limits.ts';
import { Country, Email, LocaleCode, Moment, Uuid, params, requiredText, text } from './shapes.ts';
import { environments, linkKeys, markets, organizationKinds, roles } from './terms.ts';

export const CurrentOrganization = z
  .object({
    organization_id: Uuid,
    name: z.string(),
    kind: z.enum(organizationKinds),
    organizationCountryCode: Country,
  })
  .meta({ id: 'CurrentOrganization' });

/** Specification section 3, "User (shell view)", and what the shell needs beside it. */
export const ShellUser = z
  .object({
    roleData: z.object({
      role: z.enum(roles),
      verified: z.boolean(),
      completedWizard: z.boolean(),
      isAdminInCompany: z.boolean(),
    }),
    companyId: Uuid.nullable(),
    unreadThreadsCount: z.int(),
    account: z.object({
      account: Uuid,
      name: z.string(),
      email: z.string(),
      image_url: z.string().nullable(),
      locale: LocaleCode,
      title: z.string().nullable(),
      phone: z.string().nullable(),
      currentOrganization: CurrentOrganization.nullable(),
    }),
    markets: z.array(z.object({ market_code: z.enum(markets) })),
    links: z.partialRecord(z.enum(linkKeys), z.string()),
    environment: z.enum(environments),
    hasPassword: z.boolean(),
    /** null for people who never get recommendation mails */
    recommendationMails: z.boolean().nullable(),
  })
  .meta({ id: 'ShellUser' });
export type ShellUser = z.output<typeof ShellUser>;

export const AccountSession = z
  .object({
    session_id: Uuid,
    created_at: Moment,
    last_seen_at: Moment,
    device: z.string(),
    method: z.enum(['password', 'magic_link', 'oidc']),
    current: z.boolean(),
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.output<typeof AccountSession>;

/** A page of the app to go to after signing in; anything else falls back to the start page. */
const returnTo = z.string().max(2_000).optional();
const NewPassword = z.string().min(limits.account.password.min).max(limits.account.password.max);

export const authCalls = callTable('auth', {
  getSignInOptions: {
    method: 'GET',
    path: '/options',
    summary: 'The ways to sign in here, and the demo accounts outside production.',
    access: 'stranger',
    status: 200,
    effect: 'outside',
    answer: z.object({
      environment: z.enum(environments),
      oidc: z.object({ label: z.string() }).nullable(),
      demo_accounts: z.array(z.object({ email: z.string(), label: z.string() })),
      demo_password: z.string().nullable(),
    }),
  },
  signIn: {
    method: 'POST',
    path: '/sign-in',
    summary: 'Sign in with address and password; sets the session cookie.',
    access: 'stranger',
    status: 200,
    effect: 'outside',
    body: z.object({ email: Email, password: z.string().min(1).max(limits.account.password.max) }),
    answer: ShellUser,
    errors: ['wrong_email_or_password'],
    perMinute: 30,
  },
  requestMagicLink: {
    method: 'POST',
    path: '/magic-link',
    summary: 'Mail a link that signs in once; the answer is the same whether the address is known.',
    access: 'stranger',
    status: 202,
    body: z.object({ email: Email, return_to: returnTo }),
    answer: z.object({ minutes: z.int() }),
    perMinute: 10,
  },
  consumeMagicLink: {
    method: 'POST',
    path: '/magic-link/consume',
    summary: 'Sign in by the token of a mailed link.',
    access: 'stranger',
    status: 200,
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: z.object({ user: ShellUser, return_to: z.string() }),
    errors: ['magic_link_not_valid'],
    perMinute: 30,
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
    effect: 'outside',
    query: z.object({ return_to: returnTo }),
    raw: 'redirect',
    errors: ['not_found', 'sign_in_elsewhere_failed'],
    perMinute: 30,
  },
  finishOidc: {
    method: 'GET',
    path: '/oidc/callback',
    summary: 'Come back from the other service.',
    access: 'stranger',
    status: 200,
    effect: 'outside',
    raw: 'redirect',
    errors: ['not_found', 'sign_in_elsewhere_failed'],
    perMinute: 30,
  },
});

export const accountCalls = callTable('main', {
  getMe: {
    method: 'GET',
    path: '/account/me',
    summary: "The shell's view of the user.",
    access: 'signed-in',
    status: 200,
    answer: ShellUser,
  },
  updateMe: {
    method: 'PATCH',
    path: '/account/me',
    summary: 'Change own name, title, phone, language, or whether recommendation mails come.',
    access: 'signed-in',
    status: 200,
    body: z
      .object({
        name: requiredText(limits.account.name),
        title: text(limits.account.title).nullable(),
        phone: text(limits.account.phone).nullable(),
        locale: LocaleCode,
        recommendationMails: z.boolean(),
      })
      .partial(),
    answer: ShellUser,
  },
  uploadMyPhoto: {
    method: 'POST',
    path: '/account/me/photo',
    summary: 'Upload a photo of oneself.',
    access: 'signed-in',
    status: 201,
    upload: { types: photoTypes, size: limits.photo.size },
    answer: z.object({ image_url: z.string() }),
    errors: ['unsupported_file_type', 'could_not_upload_file'],
  },
  removeMyPhoto: {
    method: 'DELETE',
    path: '/account/me/photo',
    summary: 'Remove the photo of oneself.',
    access: 'signed-in',
    status: 204,
  },
  changeMyPassword: {
    method: 'POST',
    path: '/account/me/password',
    summary: 'Set a new password; every other session ends.',
    access: 'signed-in',
    status: 204,
    effect: 'outside',
    body: z.object({
      current_password: z.string().max(limits.account.password.max).optional(),
      new_password: NewPassword,
    }),
    errors: ['password_is_wrong'],
    perMinute: 10,
  },
  listMySessions: {
    method: 'GET',
    path: '/account/me/sessions',
    summary: 'The devices where one is signed in.',
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
    summary: 'A photo or a logo.',
    access: 'signed-in',
    status: 200,
    params: params('file_id'),
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
    effect: 'outside',
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
    effect: 'outside',
    params: z.object({ mail_id: z.string().regex(/^[\w-]{1,80}$/) }),
    answer: z.object({
      mail_id: z.string(),
      to: z.string(),
      subject: z.string(),
      sent_at: Moment,
      text: z.string(),
      html: z.string(),
    }),
    errors: ['not_found', 'could_not_find_mail'],
  },
});

export const liveCalls = callTable('main', {
  streamLiveMessages: {
    method: 'GET',
    path: '/live',
    summary: 'Server-sent events: what happened that concerns the user.',
    access: 'signed-in',
    status: 200,
    raw: 'stream',
  },
});

/** What a live message may be about; ids only, the app asks for the rest. */
export const liveTopics = ['thread', 'assignment', 'session'] as const;
export type LiveTopic = (typeof liveTopics)[number];
