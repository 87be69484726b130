import { merges } from '../platform/merges.ts';
import { mergeCards } from './gone/merge-cards.ts';

export const boardMerges = merges(
  {
    account: {
      'evaluation_board.created_by': 'follows',
      'evaluation_board_card.created_by': 'follows',
      'evaluation_board_card.profile': 'follows',
      'evaluation_board_card_note.created_by': 'follows',
      'submission_file.created_by': 'follows',
    },
  },
  { mergeAccount: mergeCards },
);
