import type { ChangeContext } from '../platform/handler.ts';
import { type Named, setArchived } from './set-archived.ts';

export const archiveQaInterview = (context: ChangeContext, { params: { uuid } }: Named) =>
  setArchived(context, uuid, true);
