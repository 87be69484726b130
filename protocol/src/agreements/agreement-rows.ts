import { z } from 'zod';
import { contractStatuses } from '../contracts/contract-life.ts';
import { Day, Moment, Uuid } from '../shapes.ts';
import { currencies } from '../terms.ts';
import { agreementPhases, draftStates } from './agreement-life.ts';
import { AgreementConsultant } from './agreement-shapes.ts';

/** A row of /agreements. */
export const AgreementRow = z
  .object({
    /** a contract is a draft to those who read its terms only */
    kind: z.enum(['draft', 'contract', 'agreement']),
    /** of the draft, the contract or the agreement */
    id: Uuid,
    /** where its terms stand */
    agreement_draft_id: Uuid,
    consultant: AgreementConsultant,
    client_name: z.string(),
    provider_name: z.string(),
    role: z.string(),
    start_date: Day.nullable(),
    /** the last day, also where it was ended early */
    end_date: Day.nullable(),
    ended_early: z.boolean(),
    /** null: missing, or hidden from the reader */
    hourly_rate: z.number().nullable(),
    currency: z.enum(currencies),
    status: z.union([z.enum(draftStates), z.enum(contractStatuses), z.enum(agreementPhases)]),
    /** the reader's own action is awaited */
    waits_for_reader: z.boolean(),
    updated_at: Moment,
  })
  .meta({ id: 'AgreementRow' });
export type AgreementRow = z.output<typeof AgreementRow>;
