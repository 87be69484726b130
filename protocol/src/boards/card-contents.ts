import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { params, requiredText } from '../shapes.ts';
import { attachmentUpload } from '../uploads.ts';
import { CardNote, SubmissionFile } from './board-shapes.ts';

const one = params('id');
const content = requiredText(limits.board.note);

const editing = { access: 'board-editor', status: 200, params: one } as const;
const adding = { ...editing, status: 201 } as const;
const removing = { ...editing, status: 204 } as const;
const aCard = ['could_not_find_evaluation_board_card'] as const;
const aNote = ['could_not_find_evaluation_board_card_note'] as const;
const aFile = ['could_not_find_submission_file'] as const;
const isFull = ['evaluation_board_is_full'] as const;

/** The notes and files of a card. */
export const cardContentCalls = callTable('main', {
  addCardNote: {
    method: 'POST',
    path: '/evaluation-board-card/{id}/note',
    summary: 'Write a note.',
    ...adding,
    body: z.object({ content }),
    answer: CardNote,
    errors: [...aCard, ...isFull],
  },
  changeCardNote: {
    method: 'POST',
    path: '/evaluation-board-card-note/{id}',
    summary: 'Change a note of one’s own.',
    access: 'note-author',
    status: 200,
    params: one,
    body: z.object({ content }),
    answer: CardNote,
    errors: aNote,
  },
  removeCardNote: {
    method: 'DELETE',
    path: '/evaluation-board-card-note/{id}',
    summary: 'Remove a note; it can be put back for a day.',
    access: 'note-author',
    status: 204,
    params: one,
    errors: aNote,
  },
  restoreCardNote: {
    method: 'POST',
    path: '/evaluation-board-card-note/{id}/restore',
    summary: 'Put a removed note back.',
    access: 'note-author',
    status: 200,
    params: one,
    answer: CardNote,
    errors: [...aNote, ...isFull],
  },

  uploadCardFile: {
    method: 'POST',
    path: '/evaluation-board-card/{id}/upload',
    summary: 'Add a file to a card.',
    ...adding,
    upload: attachmentUpload.upload,
    answer: SubmissionFile,
    errors: [...aCard, ...attachmentUpload.errors],
  },
  getSubmissionFile: {
    method: 'GET',
    path: '/submission-file/{id}',
    summary: 'A file of a card.',
    ...editing,
    raw: 'file',
    errors: [...aFile, 'file_is_being_checked', 'file_had_a_virus'],
  },
  removeSubmissionFile: {
    method: 'DELETE',
    path: '/submission-file/{id}',
    summary: 'Remove a file; it can be put back for a day.',
    ...removing,
    errors: aFile,
  },
  restoreSubmissionFile: {
    method: 'POST',
    path: '/submission-file/{id}/restore',
    summary: 'Put a removed file back.',
    ...editing,
    answer: SubmissionFile,
    errors: [...aFile, 'too_many_files'],
  },
});
