import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Moment, Paged, Uuid, params, queryPage, requiredText } from '../shapes.ts';
import { moveEventKinds, type MoveEventKind } from './event-kinds.ts';

/** What has a history; the id of a profile is that of its account. */
export const changedThings = [
  'account',
  'organization',
  'competency',
  'qa_interview',
  'job',
  'assignment',
  'search_engine',
  'contract_document',
  'contract',
  'signatory',
  'agreement_draft',
  'agreement',
  'presentation_consent',
  'assignment_interest',
  'opportunity',
  'interview',
  'evaluation_board',
  'evaluation_board_card',
  'cv_import',
  'ai_job',
] as const;
export type ChangedThing = (typeof changedThings)[number];

/** What is done to a board, its columns and its cards. */
export const boardChangeKinds = [
  'made_board',
  'changed_board',
  'added_column',
  'moved_column',
  'changed_column',
  'removed_column',
  'restored_column',
  'added_card',
  'moved_card',
  'changed_card',
  'removed_card',
  'restored_card',
  'added_card_note',
  'changed_card_note',
  'removed_card_note',
  'restored_card_note',
  'added_card_file',
  'removed_card_file',
  'restored_card_file',
] as const;

/** What was done. A domain adds its own kinds, and the app the texts for them. */
export const changeKinds = [
  'changed_account',
  'deactivated_account',
  'reactivated_account',
  'invited_account',
  'withdrew_invitation',
  'signed_out_account',
  'changed_password',
  'added_totp',
  'removed_totp',
  'added_passkey',
  'removed_passkey',
  'renewed_recovery_codes',
  'used_recovery_code',
  'reset_second_factor',
  'merged_accounts',
  'removed_profile',
  'saved_flowcase_key',
  'removed_flowcase_key',
  'linked_flowcase_cv',
  'unlinked_flowcase_cv',
  'answered_flowcase_conflict',
  'deleted_flowcase_data',
  'made_organization',
  'changed_organization',
  'changed_logo',
  'removed_logo',
  'added_competency',
  'changed_competency',
  'accepted_competency',
  'rejected_competency',
  'merged_competency',
  'unmerged_competency',
  'added_synonym',
  'changed_synonym',
  'removed_synonym',
  'retried_job',
  'discarded_job',
  'changed_assignment',
  'moved_assignment',
  'added_attachment',
  'removed_attachment',
  'renewed_vectors',
  'drafted_contract_document',
  'set_document_compliance',
  'chose_contract_sender',
  'sent_contract',
  'uploaded_contract',
  'replaced_signatory',
  'reminded_signatory',
  'began_agreement_draft',
  'consented_to_agreement',
  'began_agreement',
  'ended_agreement',
  'wished_about_agreement',
  'made_opportunity',
  'changed_opportunity',
  'changed_opportunity_contexts',
  'approved_opportunity_criteria',
  'made_assignment_of_opportunity',
  'asked_for_assessments',
  'declined_assessments',
  'accepted_assessments',
  'asked_for_human_assessment',
  'answered_human_assessment',
  'offered_interview',
  ...boardChangeKinds,
  'exported_selection_record',
  'scored_card',
  'opened_card_assessment',
] as const;
export type ChangeKind = (typeof changeKinds)[number];
/** What a line of a history says was done. */
export type HistoryKind = ChangeKind | MoveEventKind;

/**
 * Fields that hold ids of accounts, separated by a space; readers of the history see today's names.
 */
export const accountFields = [
  'sales_admin',
  'merged_account',
  'editors',
  'contacts',
  'invited',
  'profile',
] as const;

/**
 * The value of a field before or after. An account's name and address are left out, since history
 * may outlive the account.
 */
export const ChangeValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type ChangeValue = z.output<typeof ChangeValue>;
const ChangeValues = z.record(z.string(), ChangeValue);
export type ChangeValues = z.output<typeof ChangeValues>;

/** An account's name is looked up on display; all other names are stored as they were. */
const ChangedObject = z.strictObject({
  kind: z.enum(changedThings),
  id: Uuid,
  name: requiredText(500).optional(),
});

export const ChangeMetadata = z.strictObject({
  what: z.enum(changeKinds),
  object: ChangedObject,
  /** in whose history it appears */
  objects: z.array(Uuid).min(1).max(60),
  /** only what differs; both have the same fields, except where something was created or removed */
  before: ChangeValues,
  after: ChangeValues,
});

/** What every move records, where the specification has no kind for it. */
export const MoveMetadata = z.strictObject({
  object: ChangedObject,
  /** in whose history it appears; empty where it is not shown to the owners */
  objects: z.array(Uuid).max(10),
  /** the party that made it */
  by: requiredText(60),
  /** the state, and in `after` the reason where one is required */
  before: ChangeValues,
  after: ChangeValues,
});
export type MoveMetadata = z.output<typeof MoveMetadata>;

export const RecordedChange = z
  .object({
    change: Uuid,
    what: z.enum([...changeKinds, ...moveEventKinds]),
    object: z.object({ kind: z.enum(changedThings), id: Uuid, name: z.string().nullable() }),
    /** by a job or a provider */
    is_automatic: z.boolean(),
    /** null when nobody did it, or when that account is gone */
    by: z.object({ account: Uuid, name: z.string(), image_url: z.string().nullable() }).nullable(),
    at: Moment,
    before: ChangeValues,
    after: ChangeValues,
  })
  .meta({ id: 'RecordedChange' });
export type RecordedChange = z.output<typeof RecordedChange>;

export const changeCalls = callTable('main', {
  listChanges: {
    method: 'GET',
    path: '/admin/changes/{object}',
    summary:
      'The history of an object: changes with before and after, and who made them; newest first.',
    access: 'admin',
    status: 200,
    params: params('object'),
    query: z.object(queryPage(limits.changePage)),
    answer: z.object({ changes: z.array(RecordedChange), ...Paged }),
  },
});
