import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import {
  Country,
  Direction,
  Email,
  Moment,
  Paged,
  Uuid,
  params,
  queryPage,
  requiredText,
  text,
} from '../shapes.ts';

export const clientSorts = ['name', 'buyers', 'assignments', 'activity'] as const;

const SalesAdmin = z.object({ account: Uuid, name: z.string() });
const can = z.object({ edit: z.boolean(), setSalesAdmin: z.boolean(), invite: z.boolean() });

/** A client in the admins' list, with its recent activity. */
export const ClientItem = z
  .object({
    client: Uuid,
    name: z.string(),
    country: Country,
    organization_number: z.string().nullable(),
    logo_url: z.string().nullable(),
    sales_admin: SalesAdmin.nullable(),
    buyers: z.int(),
    assignments: z.int(),
    active_assignments: z.int(),
    /** of its buyers and its assignments */
    last_activity_at: Moment.nullable(),
    can,
  })
  .meta({ id: 'ClientItem' });
export type ClientItem = z.output<typeof ClientItem>;

export const Client = z
  .object({
    client: Uuid,
    name: z.string(),
    country: Country,
    organization_number: z.string().nullable(),
    logo_url: z.string().nullable(),
    /** whom the client contacts about any problem */
    sales_admin: SalesAdmin.nullable(),
    can,
  })
  .meta({ id: 'Client' });
export type Client = z.output<typeof Client>;

export const Colleague = z
  .object({
    account: Uuid,
    name: z.string(),
    email: z.string(),
    title: z.string().nullable(),
    image_url: z.string().nullable(),
    /** when the invitation was last mailed; null once they have joined */
    invited_at: Moment.nullable(),
    /** an admin has closed every way in; sorted last */
    deactivated: z.boolean(),
    can: z.object({ inviteAgain: z.boolean(), uninvite: z.boolean() }),
  })
  .meta({ id: 'Colleague' });
export type Colleague = z.output<typeof Colleague>;

const one = params('client');
const oneOfThem = params('client', 'account');
const errors = ['could_not_find_client_company'] as const;
const numberErrors = ['organization_number_not_valid', 'organization_number_is_taken'] as const;
const ofColleague = [...errors, 'could_not_find_account', 'could_not_find_invitation'] as const;
const againErrors = [...ofColleague, 'account_is_deactivated'] as const;

export const clientCalls = callTable('main', {
  listClients: {
    method: 'GET',
    path: '/admin/clients',
    summary: 'Clients with their sales admin and their recent activity.',
    access: 'admin',
    status: 200,
    query: z.object({
      text: text(limits.query).optional(),
      country: Country.optional(),
      sales_admin: z.union([z.literal('none'), Uuid]).optional(),
      sort: z.enum(clientSorts).default('name'),
      direction: Direction.default('asc'),
      ...queryPage(limits.organizationPage),
    }),
    answer: z.object({ clients: z.array(ClientItem), ...Paged }),
  },
  makeClient: {
    method: 'POST',
    path: '/admin/clients',
    summary: 'Add a client.',
    access: 'admin',
    status: 201,
    body: z.strictObject({
      name: requiredText(200),
      country: Country,
      organization_number: text(20).nullable().default(null),
      sales_admin: Uuid.nullable().default(null),
    }),
    answer: z.object({ client: Uuid }),
    errors: [...numberErrors, 'sales_admin_not_found'],
  },
  getClient: {
    method: 'GET',
    path: '/clients/{client}',
    summary: 'A client, for its buyers and for admins.',
    access: 'org-admin',
    status: 200,
    params: one,
    answer: Client,
    errors,
  },
  saveClient: {
    method: 'PATCH',
    path: '/clients/{client}',
    summary: "Change a client's name or number; only admins set the sales admin.",
    access: 'org-admin',
    status: 200,
    params: one,
    body: z.strictObject({
      name: requiredText(200).optional(),
      organization_number: text(20).nullable().optional(),
      sales_admin: Uuid.nullable().optional(),
    }),
    answer: Client,
    errors: [...errors, ...numberErrors, 'sales_admin_not_found'],
  },
  listColleagues: {
    method: 'GET',
    path: '/clients/{client}/colleagues',
    summary: 'The buyers of a client, including invited ones who have not joined yet.',
    access: 'org-admin',
    status: 200,
    params: one,
    answer: z.object({ colleagues: z.array(Colleague) }),
    errors,
  },
  inviteColleague: {
    method: 'POST',
    path: '/clients/{client}/colleagues',
    summary: 'Create an account for a buyer of the client, and mail the invitation.',
    access: 'org-admin',
    status: 201,
    params: one,
    body: z.strictObject({ name: requiredText(limits.account.name), email: Email }),
    answer: z.object({ account: Uuid }),
    errors: [...errors, 'email_is_taken', 'could_not_create_account'],
    perMinute: 20,
  },
  inviteColleagueAgain: {
    method: 'POST',
    path: '/clients/{client}/colleagues/{account}/invitation',
    summary: 'Mail an open invitation again.',
    access: 'org-admin',
    status: 204,
    params: oneOfThem,
    errors: againErrors,
  },
  uninviteColleague: {
    method: 'DELETE',
    path: '/clients/{client}/colleagues/{account}/invitation',
    summary: 'Take back an open invitation.',
    access: 'org-admin',
    status: 204,
    params: oneOfThem,
    errors: ofColleague,
  },
});
