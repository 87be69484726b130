import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

/** What was asked, by whom, and by which version of the criteria it was answered. */
interface AssessmentQuestion {
  prompt: string;
  /** null: not answered yet, or by what the need asks for, without criteria */
  criteria_version: Generated<number | null>;
  asked_by: string | null;
  /** the last time */
  asked_at: Moment;
}

export interface ProfileAssessmentTable extends AssessmentQuestion {
  opportunity_profile_ai_assessment: Generated<string>;
  opportunity: string;
  /** null: the profile is gone, and the row is a line of the log */
  account: string | null;
  /** the consultant company that asked; null: the client's side */
  company: string | null;
  prompt_hash: ColumnType<string, never, never>;
}

export interface ProfileAssessmentFeedbackTable {
  opportunity_profile_ai_assessment: string;
  account: string;
  rating: number;
  comment: string | null;
  updated_at: Moment;
}

export interface CardAssessmentTable extends AssessmentQuestion {
  evaluation_board_card_ai_assessment: Generated<string>;
  evaluation_board_card: string;
  /** null: the profile is gone */
  account: string | null;
  prompt_hash: ColumnType<string, never, never>;
}

export interface CardAssessmentRatingTable {
  evaluation_board_card_ai_assessment: string;
  account: string;
  rating_value: number | null;
  rating_comment: string | null;
  updated_at: Moment;
}

export interface ColumnAssessmentTable extends AssessmentQuestion {
  evaluation_board_column_ai_assessment: Generated<string>;
  evaluation_board_column: string;
  type: 'profile_comparison_evaluation' | 'profile_ranking_evaluation';
  /** in the order of their ids */
  cards: string[];
  /** equal for the same cards and prompt */
  question_hash: string;
}

export interface CardScoreTable {
  evaluation_board_card: string;
  account: string;
  criteria_id: string;
  /** from 0, nothing documented, to 4 */
  score: number;
  comment: string;
  scored_at: Moment;
}

export interface CardOpeningTable {
  evaluation_board_card: string;
  account: string;
  opened_at: Moment;
}

export interface DeclinedAiAssessmentTable {
  account: string;
  declined_at: Moment;
}

export interface HumanAssessmentTable {
  human_assessment: Generated<string>;
  account: string;
  opportunity: string;
  reason: string;
  asked_at: Moment;
  due_at: Moment;
  /** when whoever is to answer was reminded */
  reminded_at: ColumnType<Date | null, undefined, Date>;
  answered_at: ColumnType<Date | null, undefined, Date>;
  answered_by: ColumnType<string | null, undefined, string>;
  answer: ColumnType<string | null, undefined, string>;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    opportunity_profile_ai_assessment: ProfileAssessmentTable;
    opportunity_profile_ai_assessment_feedback: ProfileAssessmentFeedbackTable;
    evaluation_board_card_ai_assessment: CardAssessmentTable;
    evaluation_board_card_ai_assessment_rating: CardAssessmentRatingTable;
    evaluation_board_column_ai_assessment: ColumnAssessmentTable;
    evaluation_board_card_score: CardScoreTable;
    evaluation_board_card_opening: CardOpeningTable;
    declined_ai_assessment: DeclinedAiAssessmentTable;
    human_assessment: HumanAssessmentTable;
  }
}
