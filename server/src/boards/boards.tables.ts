import type { ColumnStage } from '@torg/protocol/boards/board-terms';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type MaybeMoment = ColumnType<Date | null, Date | null | undefined, Date | null>;

export interface EvaluationBoardTable {
  evaluation_board: Generated<string>;
  board_title: string;
  assignment: string | null;
  opportunity: string | null;
  /** whichever of the two it belongs to */
  subject: GeneratedAlways<string>;
  /** counts the changes */
  version: Generated<number>;
  /** counted by the database: of one's own, without what is removed */
  column_count: GeneratedAlways<number>;
  card_count: GeneratedAlways<number>;
  created_by: string | null;
  created_at: Date;
}

export interface EvaluationBoardColumnTable {
  evaluation_board_column: Generated<string>;
  evaluation_board: string;
  is_inbox: Generated<boolean>;
  /** empty: the inbox */
  column_title: string;
  stage: ColumnStage;
  rank: string;
  card_count: GeneratedAlways<number>;
  removed_at: MaybeMoment;
  created_at: Date;
}

export interface EvaluationBoardCardTable {
  evaluation_board_card: Generated<string>;
  evaluation_board: string;
  evaluation_board_column: string;
  /** empty: it was about somebody whose profile is deleted */
  card_title: string;
  profile: string | null;
  rank: string;
  /** the removed column that it came from, and its place there */
  left_column: ColumnType<string | null, string | null | undefined, string | null>;
  left_rank: ColumnType<string | null, string | null | undefined, string | null>;
  note_count: GeneratedAlways<number>;
  file_count: GeneratedAlways<number>;
  created_by: string | null;
  created_at: Date;
  removed_at: MaybeMoment;
}

export interface EvaluationBoardCardNoteTable {
  evaluation_board_card_note: Generated<string>;
  evaluation_board_card: string;
  content: string;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
  removed_at: MaybeMoment;
}

export interface SubmissionFileTable {
  submission_file: Generated<string>;
  evaluation_board_card: string;
  file: string;
  created_by: string | null;
  created_at: Date;
  removed_at: MaybeMoment;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    evaluation_board: EvaluationBoardTable;
    evaluation_board_column: EvaluationBoardColumnTable;
    evaluation_board_card: EvaluationBoardCardTable;
    evaluation_board_card_note: EvaluationBoardCardNoteTable;
    submission_file: SubmissionFileTable;
  }
}
