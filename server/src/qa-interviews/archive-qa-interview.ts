import type { ChangeContext } from '../platform/handler.ts';
import { type Named, moveArchive } from './archive-moves.ts';

export const archiveQaInterview = (context: ChangeContext, { params: { uuid } }: Named) =>
  moveArchive(context, uuid, 'archive');
