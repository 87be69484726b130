import type { ChangeContext } from '../platform/handler.ts';
import { type Named, moveArchive } from './archive-moves.ts';

export const unarchiveQaInterview = (context: ChangeContext, { params: { uuid } }: Named) =>
  moveArchive(context, uuid, 'unarchive');
