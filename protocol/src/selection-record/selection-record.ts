import { z } from 'zod';
import { callTable } from '../call.ts';
import { boardChangeKinds, type HistoryKind } from '../events/changes.ts';
import { interestLife, interestStates, turnDownReasons } from '../interest/interest-life.ts';
import { interviewLife, interviewStates } from '../interviews/interview-life.ts';
import { eventsOf } from '../lifecycle.ts';
import { importances } from '../opportunities/opportunity-terms.ts';
import { Day, LocaleCode, Moment, params, Uuid } from '../shapes.ts';

/** What a record tells of: whatever happens to boards and cards, interests and interviews. */
export const selectionStepKinds = [
  ...boardChangeKinds,
  'exported_selection_record',
  ...eventsOf(interestLife),
  'offered_interview',
  ...eventsOf(interviewLife),
] as const satisfies readonly HistoryKind[];
export type SelectionStepKind = (typeof selectionStepKinds)[number];

/** One thing that was done, on the board or about somebody on it. */
export const SelectionStep = z
  .object({
    at: Moment,
    what: z.enum(selectionStepKinds),
    /** null: nobody did it, or that account is gone */
    by_name: z.string().nullable(),
    /** by a job or a provider */
    is_automatic: z.boolean(),
    /** of a card that came, went or was moved, and of a column; the inbox has an empty title */
    from_column: z.string().nullable(),
    to_column: z.string().nullable(),
    /** from 1, in the column that it came to; null where it stayed as far down as before */
    position: z.int().nullable(),
    /** why an interest was turned down */
    reason: z.enum(turnDownReasons).nullable(),
    after_deadline: z.boolean(),
  })
  .meta({ id: 'SelectionStep' });
export type SelectionStep = z.output<typeof SelectionStep>;

/** A score of somebody by a criterion. */
const SelectionScore = z.object({
  criteria_id: z.string(),
  /** its words, the newest ones; null: it is gone */
  criterion: z.string().nullable(),
  score: z.int(),
  /** the highest that there is: 4 by people, 100 by machines */
  most: z.int(),
  /** the engine, if a machine has scored; null: the account is gone */
  by_name: z.string().nullable(),
  at: Moment,
});
const SelectionScores = z.object({
  by_people: z.array(SelectionScore),
  by_machine: z.array(SelectionScore),
});

export const SelectionPerson = z
  .object({
    /** what tells them apart: the profile, or else the card */
    id: Uuid,
    /** of the account, or of a card about nobody; null: the profile is deleted */
    name: z.string().nullable(),
    /** since when they are on the board, or when they sent interest */
    since: Moment,
    /** where the card stands, '' is the inbox; null: no card of theirs stands on the board */
    column_title: z.string().nullable(),
    came_after_deadline: z.boolean(),
    interest: z
      .object({
        state: z.enum(interestStates),
        reason: z.enum(turnDownReasons).nullable(),
        sent_at: Moment,
        answered_at: Moment.nullable(),
        /** null: nobody has answered, or the platform has */
        answered_by_name: z.string().nullable(),
        answered_after_deadline: z.boolean(),
      })
      .nullable(),
    interviews: z.array(
      z.object({
        interview: Uuid,
        state: z.enum(interviewStates),
        /** null: no time was agreed on */
        starts_at: Moment.nullable(),
        minutes: z.int().nullable(),
      }),
    ),
    scores: SelectionScores,
    /** oldest first */
    steps: z.array(SelectionStep),
  })
  .meta({ id: 'SelectionPerson' });
export type SelectionPerson = z.output<typeof SelectionPerson>;

export const SelectionRecord = z
  .object({
    evaluation_board: Uuid,
    board_title: z.string(),
    about: z.object({
      kind: z.enum(['assignment', 'opportunity']),
      id: Uuid,
      title: z.string(),
      company_name: z.string().nullable(),
    }),
    /** when this record was made */
    made_at: Moment,
    board_made_at: Moment,
    /** the last day to send interest; null: there is none */
    deadline: Day.nullable(),
    /** each version that was approved, the first one first */
    criteria: z.array(
      z.object({
        version: z.int(),
        approved_at: Moment,
        approved_by_name: z.string().nullable(),
        after_deadline: z.boolean(),
        criteria: z.array(z.object({ criteria: z.string(), importance: z.enum(importances) })),
      }),
    ),
    /** by when they came */
    people: z.array(SelectionPerson),
    /**
     * The cards whose scores by a machine are left out, until the reader has scored them or opens them
     * by `POST /evaluation-board/{id}/assessments-opened`.
     */
    folded: z.array(Uuid),
    /** what was done to the board itself, and its exports; oldest first */
    steps: z.array(SelectionStep),
    /** the newest steps, beyond those that one record holds */
    left_out: z.int(),
  })
  .meta({ id: 'SelectionRecord' });
export type SelectionRecord = z.output<typeof SelectionRecord>;

const aRecord = {
  method: 'GET',
  access: 'board-editor',
  status: 200,
  params: params('id'),
} as const;
const errors = ['could_not_find_evaluation_board'] as const;

export const selectionRecordCalls = callTable('main', {
  getSelectionRecord: {
    ...aRecord,
    path: '/evaluation-board/{id}/selection-record',
    summary: 'How people were chosen: who was there since when, each move, criteria, answers.',
    answer: SelectionRecord,
    errors,
  },
  getSelectionRecordPdf: {
    ...aRecord,
    path: '/evaluation-board/{id}/selection-record/pdf',
    summary: 'The same as a tagged PDF; whoever takes it is in the history of the board.',
    effect: 'external',
    raw: 'file',
    /** by default that of the reader */
    query: z.object({ locale: LocaleCode.optional() }),
    errors: [...errors, 'selection_record_unable_to_generate'],
  },
});
