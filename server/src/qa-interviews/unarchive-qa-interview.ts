import type { ChangeContext } from '../platform/handler.ts';
import { type Named, setArchived } from './set-archived.ts';

export const unarchiveQaInterview = (context: ChangeContext, { params: { uuid } }: Named) =>
  setArchived(context, uuid, false);
