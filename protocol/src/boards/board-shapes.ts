import { z } from 'zod';
import { interestStates } from '../interest/interest-life.ts';
import { Moment, Uuid, virusChecks } from '../shapes.ts';
import { columnStages } from './board-terms.ts';

export const EvaluationBoardColumn = z
  .object({
    /** the nil UUID is the inbox, which comes first and has an empty title */
    evaluation_board_column: Uuid,
    column_title: z.string(),
    /** dense from 0, the inbox */
    column_order: z.int(),
    stage: z.enum(columnStages),
    can: z.object({ change: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'EvaluationBoardColumn' });
export type EvaluationBoardColumn = z.output<typeof EvaluationBoardColumn>;

const CardProfile = z.object({
  name: z.string(),
  image_url: z.string().nullable(),
  title: z.string().nullable(),
  /** of the profile, as it stands in its address */
  public_id: z.string(),
});

/** The interest of whom the card is about. */
const CardInterest = z.object({
  assignment_interest: Uuid,
  state: z.enum(interestStates),
  can: z.object({ answer: z.boolean() }),
});

export const EvaluationBoardCard = z
  .object({
    evaluation_board_card: Uuid,
    column: Uuid,
    card_title: z.string(),
    /** dense from 0, in its column */
    card_order: z.int(),
    number_of_card_notes: z.int(),
    number_of_card_files: z.int(),
    /** null for a card about nobody, and when the profile is gone */
    profile: Uuid.nullable(),
    /** null when there is no profile, or it can no longer be read */
    profile_data: CardProfile.nullable(),
    interest: CardInterest.nullable(),
    created_at: Moment,
  })
  .meta({ id: 'EvaluationBoardCard' });
export type EvaluationBoardCard = z.output<typeof EvaluationBoardCard>;

/** What the viewer may do with the board. */
export const BoardCan = z
  .object({ edit: z.boolean(), addColumn: z.boolean(), addCard: z.boolean() })
  .meta({ id: 'BoardCan' });

export const EvaluationBoard = z
  .object({
    evaluation_board: Uuid,
    board_title: z.string(),
    /** in their order, the inbox first */
    columns: z.array(EvaluationBoardColumn),
    /** by column and order */
    cards: z.array(EvaluationBoardCard),
    /** counts the changes; a page that has missed one reads the board again */
    version: z.int(),
    can: BoardCan,
  })
  .meta({ id: 'EvaluationBoard' });
export type EvaluationBoard = z.output<typeof EvaluationBoard>;

export const CardNote = z
  .object({
    evaluation_board_card_note: Uuid,
    content: z.string(),
    /** null: the account is gone */
    created_by: Uuid.nullable(),
    created_by_name: z.string().nullable(),
    created_at: Moment,
    updated_at: Moment,
    can: z.object({ change: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'CardNote' });
export type CardNote = z.output<typeof CardNote>;

export const SubmissionFile = z
  .object({
    submission_file: Uuid,
    created_at: Moment,
    filename: z.string(),
    media_type: z.string(),
    size: z.int(),
    virus_check: z.enum(virusChecks),
  })
  .meta({ id: 'SubmissionFile' });
export type SubmissionFile = z.output<typeof SubmissionFile>;

export const EvaluationBoardCardDetail = EvaluationBoardCard.extend({
  evaluation_board: Uuid,
  /** the interest conversation, if the viewer takes part in it */
  thread: Uuid.nullable(),
  files: z.array(SubmissionFile),
  notes: z.array(CardNote),
  profile_data: CardProfile.extend({
    cvpartner_sync_enabled: z.boolean(),
    consultant_company_name: z.string().nullable(),
  }).nullable(),
  can: z.object({ edit: z.boolean(), hire: z.boolean() }),
}).meta({ id: 'EvaluationBoardCardDetail' });
export type EvaluationBoardCardDetail = z.output<typeof EvaluationBoardCardDetail>;

/** Somebody who may edit a board. */
export const BoardPerson = z
  .object({ account: Uuid, name: z.string(), image_url: z.string().nullable() })
  .meta({ id: 'BoardPerson' });
export type BoardPerson = z.output<typeof BoardPerson>;
