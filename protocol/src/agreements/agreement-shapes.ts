import { z } from 'zod';
import { contractStatuses, signatoryStatuses } from '../contracts/contract-life.ts';
import { DocumentVersion } from '../contracts/contract-shapes.ts';
import { limits } from '../limits.ts';
import { Country, Day, Moment, Uuid, text } from '../shapes.ts';
import { currencies } from '../terms.ts';
import { agreementPhases, draftStates } from './agreement-life.ts';
import { agreementSides, extensionWishes } from './agreement-terms.ts';
import { isPlainName } from './plain-name.ts';
import {
  hiringBases,
  hiringGrounds,
  hiringPapers,
  hiringQuestions,
  type HiringPaper,
  type HiringQuestion,
} from './hiring-terms.ts';

const { agreement } = limits;

/** In whole kroner and øre; two decimals at most. */
export const HourlyRate = z
  .number()
  .min(agreement.rate.min)
  .max(agreement.rate.max)
  .refine(
    (rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6,
    'has two decimals at most',
  );

export const Person = z
  .object({
    name: text(limits.account.name).refine(
      isPlainName,
      'must be one line without control characters',
    ),
    email: text(limits.account.email),
    /** the address of a picture at Torg; never one from elsewhere */
    image: text(500)
      .refine((image) => /^\/api\/main\/image\/[\da-f-]+$/.test(image), 'must be a picture at Torg')
      .nullable(),
    phone: text(limits.account.phone),
    title: text(limits.account.title),
  })
  .meta({ id: 'AgreementPerson' });

/** The terms; while they are edited, what is null or empty is still missing. */
export const AgreementFormData = z
  .object({
    assignment: z.object({
      scope: z.object({
        startDate: Day.nullable(),
        endDate: Day.nullable(),
        /** when the dates alone do not say it */
        custom: text(agreement.short),
        /** of full time */
        percentage: z.int().min(1).max(100).nullable(),
      }),
      role: text(agreement.role),
      description: z.object({ short: text(agreement.short), long: text(agreement.long) }),
      paymentTerms: z.object({
        currency: z.enum(currencies),
        hourlyRate: HourlyRate.nullable(),
        /** in the order of their dates, each after the start and before the end */
        adjustments: z
          .array(z.object({ startDate: Day, hourlyRate: HourlyRate }))
          .max(agreement.adjustments),
        additionalSpecification: text(agreement.long),
      }),
    }),
    client: z.object({
      /** the contact signs, too */
      reuseContact: z.boolean(),
      name: text(200),
      contact: Person,
      representative: Person,
    }),
    consultantCompany: z.object({ name: text(200), representative: Person }),
    note: text(agreement.note),
  })
  .meta({ id: 'AgreementFormData' });
export type AgreementFormData = z.output<typeof AgreementFormData>;

export const AgreementConsultant = z
  .object({
    consultant_id: Uuid,
    name: z.string(),
    email: z.string(),
    image: z.string().nullable(),
    organization_id: Uuid.nullable(),
  })
  .meta({ id: 'AgreementConsultant' });

export const ProviderRepresentative = z
  .object({
    consultant_provider_representative_id: Uuid,
    client_id: Uuid,
    email: z.string(),
    name: z.string(),
    phone: z.string(),
    matching_profile_id: Uuid.nullable(),
  })
  .meta({ id: 'ConsultantProviderRepresentative' });

const Rate = z.object({
  start_date: Day,
  end_date: Day,
  hourly_rate: z.number(),
  currency: z.enum(currencies),
});

export const Agreement = z
  .object({
    agreement_id: Uuid,
    start_date: Day,
    end_date: Day,
    consultant_role: z.string(),
    employment_percentage: z.int(),
    created_at: Moment,
    updated_at: Moment,
    rates: z.array(Rate),
    consultant: AgreementConsultant,
  })
  .meta({ id: 'Agreement' });

const Action = z.object({
  action_id: Uuid,
  status: z.enum(signatoryStatuses),
  email: z.string(),
  name: z.string(),
});

/** A contract of an assignment, signed by client and provider. */
export const SelfSignedContract = z
  .object({
    contract_id: Uuid,
    created_at: Moment,
    document: z.object({
      document_id: Uuid,
      version: z.int(),
      document_type: DocumentVersion.shape.type,
    }),
    status: z.enum(contractStatuses),
    client_action: Action,
    consultant_provider_action: Action,
    consultant: AgreementConsultant,
    consultant_provider_representative: ProviderRepresentative.nullable(),
    agreement_form_data: AgreementFormData,
    /** null until both have signed */
    agreement: Agreement.nullable(),
  })
  .meta({ id: 'SelfSignedContract' });
export type SelfSignedContract = z.output<typeof SelfSignedContract>;

export const AgreementDraftSummary = z
  .object({
    agreement_draft_id: Uuid,
    status: z.enum(draftStates),
    agreement_form_data: AgreementFormData,
    consultant: AgreementConsultant,
    consultant_provider_representative: ProviderRepresentative.nullable(),
    created_at: Moment,
    updated_at: Moment,
  })
  .meta({ id: 'AgreementDraftSummary' });

type Chosen<T extends Record<string, readonly string[]>> = {
  [K in keyof T]: z.ZodNullable<z.ZodEnum<{ [V in T[K][number]]: V }>>;
};
const answers = Object.fromEntries(
  Object.entries(hiringQuestions).map(([question, values]) => [
    question,
    z.enum(values).nullable(),
  ]),
) as unknown as Chosen<typeof hiringQuestions> & Record<HiringQuestion, z.ZodType>;

const Paper = z.object({
  is_done: z.boolean(),
  on: Day.nullable(),
  by: text(agreement.short),
});
const papers = Object.fromEntries(hiringPapers.map((paper) => [paper, Paper])) as Record<
  HiringPaper,
  typeof Paper
>;

/** On what ground somebody is hired (Norway); a person chooses, Torg suggests. */
export const HiringBasisData = z
  .object({
    answers: z.object(answers),
    choice: z.enum(hiringBases).nullable(),
    reason: text(agreement.note),
    /** where the choice is `innleie` */
    ground: z.enum(hiringGrounds).nullable(),
    papers: z.object(papers),
  })
  .meta({ id: 'HiringBasisData' });
export type HiringBasisData = z.output<typeof HiringBasisData>;

const Side = z.enum(agreementSides);

/** What one side has sent; never changed. */
export const AgreementRound = z
  .object({
    round: z.int(),
    side: Side,
    sent_by: z.string(),
    message: z.string(),
    agreement_form_data: AgreementFormData,
    sent_at: Moment,
  })
  .meta({ id: 'AgreementRound' });
export type AgreementRound = z.output<typeof AgreementRound>;

/** What is missing before a draft can be sent; `path` is that of the field. */
export const AgreementIssue = z.object({ path: z.string(), code: z.string() });

/** The page of a draft. The consultant reads it without prices: `hides_price`. */
export const AgreementDraft = AgreementDraftSummary.extend({
  revision: z.int(),
  /** whose words the form has: what is edited now, or what was sent last */
  side: Side,
  client: z.object({ organization_id: Uuid, name: z.string(), country: Country }),
  provider: z.object({ organization_id: Uuid.nullable(), name: z.string() }),
  assignment: z.object({ assignment_id: Uuid, title: z.string() }).nullable(),
  extends_agreement: Uuid.nullable(),
  thread_id: Uuid.nullable(),
  contract_id: Uuid.nullable(),
  contract_status: z.enum(contractStatuses).nullable(),
  agreement_id: Uuid.nullable(),
  rounds: z.array(AgreementRound),
  ended_because: z.string().nullable(),
  /** when the consultant said yes to what was sent last; null: not yet */
  consultant_consented_at: Moment.nullable(),
  /** null: not needed in the client's country */
  hiring_basis: HiringBasisData.nullable(),
  hides_price: z.boolean(),
  issues: z.array(AgreementIssue),
  can: z.object({
    edit: z.boolean(),
    send: z.boolean(),
    propose_changes: z.boolean(),
    accept: z.boolean(),
    decline: z.boolean(),
    withdraw: z.boolean(),
    consent: z.boolean(),
    edit_hiring_basis: z.boolean(),
    /** it ended without an agreement */
    begin_again: z.boolean(),
    /** there is a contract, and the reader may read it */
    read_contract: z.boolean(),
  }),
}).meta({ id: 'AgreementDraft' });
export type AgreementDraft = z.output<typeof AgreementDraft>;

/** An agreement in force or past, with its contract. */
export const AgreementView = Agreement.extend({
  contract_id: Uuid,
  phase: z.enum(agreementPhases),
  client: z.object({ organization_id: Uuid, name: z.string(), country: Country }),
  provider: z.object({ organization_id: Uuid.nullable(), name: z.string() }),
  assignment: z
    .object({ assignment_id: Uuid, title: z.string(), can_close: z.boolean() })
    .nullable(),
  agreement_form_data: AgreementFormData,
  hides_price: z.boolean(),
  extends_agreement: Uuid.nullable(),
  extended_by: Uuid.nullable(),
  /** an open draft that extends it */
  extension_draft: Uuid.nullable(),
  ended_early: z.object({ on: Day, reason: z.string(), by: z.string() }).nullable(),
  /** what each side answered to the question whether it goes on; null: not asked yet, or no answer */
  wishes: z.object({
    asked_at: Moment.nullable(),
    /** of the reader's side; null also for whoever is of neither */
    own: z.enum(extensionWishes).nullable(),
    client: z.enum(extensionWishes).nullable(),
    provider: z.enum(extensionWishes).nullable(),
  }),
  hiring_basis: HiringBasisData.nullable(),
  can: z.object({
    end_early: z.boolean(),
    extend: z.boolean(),
    wish: z.boolean(),
    fetch_hiring_folder: z.boolean(),
    read_contract: z.boolean(),
  }),
}).meta({ id: 'AgreementView' });
export type AgreementView = z.output<typeof AgreementView>;
