import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Day, Uuid, params, text } from '../shapes.ts';

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
    can: z.object({ putForward: z.boolean() }),
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

export const interestCalls = callTable('main', {
  sendInterest: {
    method: 'POST',
    path: '/client/assignment-interest-message',
    summary: 'Send interest in an assignment, for oneself or for consultants of the own company.',
    access: 'consultant',
    status: 200,
    body: z.object({
      assignment_id: Uuid,
      consultants: z
        .array(z.object({ consultant_id: Uuid, comment: text(limits.interest.comment).optional() }))
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
