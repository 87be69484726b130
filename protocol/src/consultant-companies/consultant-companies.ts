import { z } from 'zod';
import { callTable } from '../call.ts';
import { isSubdomain } from '../flowcase/flowcase-terms.ts';
import { limits } from '../limits.ts';
import { CompanySearchAnswer, CompanySearchQuery } from '../organizations/organizations.ts';
import { profileQaStatuses } from '../profiles/profile-life.ts';
import { ConsultantAccount, ProfileValidation } from '../profiles/profile-shapes.ts';
import { Country, Email, Moment, Uuid, oneOrMany, params, requiredText, text } from '../shapes.ts';

const can = z.object({
  edit: z.boolean(),
  addConsultants: z.boolean(),
  setFastTrack: z.boolean(),
  readChanges: z.boolean(),
});

export const ConsultantCompany = z
  .object({
    consultant_company: Uuid,
    name: z.string(),
    country: Country,
    type: z.enum(['independent', 'consultant_company']),
    organization_number: z.string().nullable(),
    logo_url: z.string().nullable(),
    cvpartner_subdomain: z.string().nullable(),
    fast_track_new_consultants: z.boolean(),
    /** consultants say yes before they are put forward */
    requires_presentation_consent: z.boolean(),
    /** a signed cooperation agreement that is in force */
    has_cooperation_agreement: z.boolean(),
    can,
  })
  .meta({ id: 'ConsultantCompany' });
export type ConsultantCompany = z.output<typeof ConsultantCompany>;

/** A company in the admins' list, with numbers about its bench. */
export const ConsultantCompanyItem = z
  .object({
    consultant_company: Uuid,
    name: z.string(),
    country: Country,
    type: z.enum(['independent', 'consultant_company']),
    cvpartner_subdomain: z.string().nullable(),
    fast_track_new_consultants: z.boolean(),
    has_cooperation_agreement: z.boolean(),
    consultants: z.int(),
    active_consultants: z.int(),
    can,
  })
  .meta({ id: 'ConsultantCompanyItem' });
export type ConsultantCompanyItem = z.output<typeof ConsultantCompanyItem>;

export const CompanyUser = z
  .object({
    account: Uuid,
    name: z.string(),
    email: z.string(),
    image_url: z.string().nullable(),
    verified: z.boolean(),
    is_consultant_admin: z.boolean(),
    /** when the invitation was last mailed; null once the person has signed in by it */
    invited_at: Moment.nullable(),
    /** an admin has closed every way in; sorted last */
    deactivated: z.boolean(),
    /** the only admin of the company, who cannot give up that right */
    is_last_admin: z.boolean(),
    can: z.object({ setAdmin: z.boolean(), inviteAgain: z.boolean() }),
  })
  .meta({ id: 'CompanyUser' });
export type CompanyUser = z.output<typeof CompanyUser>;

const one = params('id');
const oneUser = params('id', 'account');
const errors = ['could_not_find_consultant_company'] as const;

export const consultantCompanyCalls = callTable('main', {
  getConsultantCompany: {
    method: 'GET',
    path: '/consultant-companies/{id}',
    summary: 'A consultant company.',
    access: 'company-member',
    status: 200,
    params: one,
    answer: ConsultantCompany,
    errors,
  },
  saveConsultantCompany: {
    method: 'PATCH',
    path: '/consultant-companies/{id}',
    summary: "Change the company's settings; only admins set the fast track.",
    access: 'company-admin',
    status: 200,
    params: one,
    body: z.strictObject({
      name: requiredText(200).optional(),
      organization_number: text(20).nullable().optional(),
      cvpartner_subdomain: text(63)
        .toLowerCase()
        .refine(isSubdomain, 'must be one label of a host name')
        .nullable()
        .optional(),
      fast_track_new_consultants: z.boolean().optional(),
      requires_presentation_consent: z.boolean().optional(),
    }),
    answer: ConsultantCompany,
    errors: [...errors, 'organization_number_not_valid', 'organization_number_is_taken'],
  },
  listCompanyProfiles: {
    method: 'GET',
    path: '/consultant-companies/{id}/profiles',
    summary: "The company's consultants.",
    access: 'company-admin',
    status: 200,
    params: one,
    query: z.object({ qa_statuses: oneOrMany(z.enum(profileQaStatuses)).optional() }),
    answer: z.object({ profiles: z.array(ConsultantAccount) }),
    errors,
  },
  listCompanyProfilesWithValidations: {
    method: 'GET',
    path: '/consultant-companies/{id}/profiles-with-validations',
    summary: "The company's consultants, each with the results of the rules.",
    access: 'company-admin',
    status: 200,
    params: one,
    answer: z.object({
      profiles: z.array(ConsultantAccount.extend({ validations: z.array(ProfileValidation) })),
    }),
    errors,
  },
  addConsultant: {
    method: 'POST',
    path: '/consultant-companies/{id}/profiles',
    summary: 'Create an account and an empty profile for a consultant, and mail the invitation.',
    access: 'company-admin',
    changesWaiting: true,
    status: 201,
    params: one,
    body: z.object({
      consultant: z.object({
        name: requiredText(limits.account.name),
        email: Email,
        cvpartner_id: text(100).optional(),
      }),
    }),
    answer: z.object({ profile: Uuid }),
    errors: [...errors, 'email_is_taken', 'could_not_create_account'],
  },
  listCompanyUsers: {
    method: 'GET',
    path: '/consultant-companies/{id}/users',
    summary: 'The people of the company, and which of them are its admins.',
    access: 'company-admin',
    status: 200,
    params: one,
    answer: z.object({ users: z.array(CompanyUser) }),
    errors,
  },
  setCompanyAdmin: {
    method: 'PUT',
    path: '/consultant-companies/{id}/users/{account}',
    summary: 'Make somebody an admin of the company, or take that right away.',
    access: 'company-admin',
    status: 200,
    params: oneUser,
    body: z.strictObject({ is_consultant_admin: z.boolean() }),
    answer: CompanyUser,
    errors: [
      ...errors,
      'could_not_find_account',
      'company_needs_an_admin',
      'account_is_deactivated',
    ],
  },
  inviteCompanyUserAgain: {
    method: 'POST',
    path: '/consultant-companies/{id}/users/{account}/invitation',
    summary: 'Mail an open invitation again.',
    access: 'company-admin',
    status: 204,
    params: oneUser,
    errors: [
      ...errors,
      'could_not_find_account',
      'could_not_find_invitation',
      'account_is_deactivated',
    ],
  },
  listConsultantCompanies: {
    method: 'GET',
    path: '/admin/consultant-companies',
    summary: 'Every consultant company.',
    access: 'admin',
    status: 200,
    answer: z.object({ consultant_companies: z.array(ConsultantCompanyItem) }),
  },
  searchConsultantCompanies: {
    method: 'GET',
    path: '/admin/consultant-companies/search',
    summary: 'Consultant companies by name.',
    access: 'admin',
    status: 200,
    query: CompanySearchQuery,
    answer: CompanySearchAnswer,
  },
});
