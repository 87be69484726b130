import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Day, Moment, Uuid, params, text } from '../shapes.ts';
import { consentDays, consentStates } from './consent-life.ts';
import { answerCalls } from './interest-answers.ts';

/** A consultant of the company, as somebody sees them who sends interest for the company. */
export const CompanyConsultant = z
  .object({
    account: Uuid,
    name: z.string(),
    title: z.string().nullable(),
    image_url: z.string().nullable(),
    availability: Day.nullable(),
    visible_in_search: z.boolean(),
    interest_sent: z.boolean(),
    /** roles and skills that the assignment requires and the consultant has */
    matching: z.array(z.string()),
    /** null: nobody has asked */
    consent: z.object({ state: z.enum(consentStates), deadline: Moment }).nullable(),
    can: z.object({ putForward: z.boolean(), askForConsent: z.boolean() }),
  })
  .meta({ id: 'CompanyConsultant' });
export type CompanyConsultant = z.output<typeof CompanyConsultant>;

export const InterestReceipt = z
  .object({
    thread_id: Uuid,
    created_at: z.iso.datetime(),
    consultants: z.array(
      z.object({ account: Uuid, name: z.string(), image_url: z.string().nullable() }),
    ),
  })
  .meta({ id: 'InterestReceipt' });
export type InterestReceipt = z.output<typeof InterestReceipt>;

/** The question whether somebody may be put forward, as the consultant sees it. */
export const PresentationConsent = z
  .object({
    presentation_consent: Uuid,
    state: z.enum(consentStates),
    assignment: z.object({ assignment_id: Uuid, title: z.string(), client_name: z.string() }),
    consultant: z.object({ account: Uuid, name: z.string() }),
    asked_by_name: z.string(),
    company_name: z.string(),
    message: z.string(),
    deadline: Moment,
    answered_at: Moment.nullable(),
    can: z.object({ give: z.boolean(), refuse: z.boolean() }),
  })
  .meta({ id: 'PresentationConsent' });
export type PresentationConsent = z.output<typeof PresentationConsent>;

const consent = params('presentation_consent');

const sendingCalls = callTable('main', {
  sendInterest: {
    method: 'POST',
    path: '/client/assignment-interest-message',
    summary: 'Send interest in an assignment, for oneself or for consultants of the own company.',
    access: 'consultant',
    status: 200,
    body: z.object({
      assignment_id: Uuid,
      consultants: z
        .array(
          z.object({
            consultant_id: Uuid,
            comment: text(limits.interest.comment).optional(),
            /** a variant of the consultant's CV, which is frozen as it is now */
            cv_variant: Uuid.optional(),
          }),
        )
        .min(1)
        .max(limits.interest.consultants)
        .refine(
          (all) => new Set(all.map((one) => one.consultant_id)).size === all.length,
          'must not name a consultant twice',
        ),
    }),
    answer: z.object({ thread_id: Uuid }),
    errors: [
      'could_not_find_assignment',
      'could_not_find_profile',
      'consultant_profile_not_visible',
      'interest_message_already_sent',
      'consultant_has_not_consented',
      'could_not_find_cv_variant',
    ],
  },
  askForPresentationConsent: {
    method: 'POST',
    path: '/assignment/{assignment_id}/presentation-consents',
    summary: 'Ask consultants of the company by mail whether they may be put forward.',
    access: 'company-admin',
    status: 204,
    params: params('assignment_id'),
    body: z.object({
      consultants: z.array(Uuid).min(1).max(limits.interest.consultants),
      message: text(limits.interest.comment).default(''),
      /** days from now, or the last day */
      deadline: z.union([z.literal(consentDays), Day]),
    }),
    errors: [
      'could_not_find_assignment',
      'assignment_state_does_not_allow',
      'could_not_find_profile',
      'interest_message_already_sent',
      'presentation_consent_state_does_not_allow',
    ],
  },
  getPresentationConsent: {
    method: 'GET',
    path: '/presentation-consents/{presentation_consent}',
    summary: 'A question whether one may be put forward.',
    access: 'consultant',
    status: 200,
    params: consent,
    answer: PresentationConsent,
    errors: ['could_not_find_presentation_consent'],
  },
  answerPresentationConsent: {
    method: 'PUT',
    path: '/presentation-consents/{presentation_consent}',
    summary: 'Say yes or no to being put forward.',
    access: 'consultant',
    status: 200,
    params: consent,
    body: z.object({ answer: z.enum(['yes', 'no']) }),
    answer: PresentationConsent,
    errors: [
      'could_not_find_presentation_consent',
      'presentation_consent_state_does_not_allow',
      'interest_message_already_sent',
    ],
  },
  listCompanyConsultantsForAssignment: {
    method: 'GET',
    path: '/assignment/{assignment_id}/consultant-company/{consultant_company_id}/consultants',
    summary: "The company's consultants, and which of them have been put forward.",
    access: 'company-admin',
    status: 200,
    params: params('assignment_id', 'consultant_company_id'),
    answer: z.object({ consultants: z.array(CompanyConsultant) }),
    errors: ['could_not_find_assignment', 'could_not_find_consultant_company'],
  },
  listInterestReceipts: {
    method: 'GET',
    path: '/assignment/{assignment_id}/interest-receipts',
    summary: 'Interest that the caller, or their company, has sent for the assignment.',
    access: 'consultant',
    status: 200,
    params: params('assignment_id'),
    answer: z.object({ receipts: z.array(InterestReceipt) }),
    errors: ['could_not_find_assignment'],
  },
});

export const interestCalls = { ...sendingCalls, ...answerCalls };
