import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssignmentMove } from '@torg/protocol/assignments/assignment-life';
import type { Assignment } from '../assignments.queries.ts';

/** What an editor can do to an assignment with one press. */
export type Action = AssignmentMove | 'copy';

export const actionTexts: Record<Action, MessageDescriptor> = {
  publish: msg`Publiser`,
  unpublish: msg`Avpubliser`,
  close: msg`Avslutt`,
  reopen: msg`Gjenåpne`,
  copy: msg`Lag en kopi`,
  remove: msg`Slett utkastet`,
};

const order: readonly Action[] = ['publish', 'unpublish', 'close', 'reopen', 'copy', 'remove'];

/** The actions that the server allows, in the order of the menus. */
export const actionsOf = (can: Assignment['can']): Action[] =>
  order.filter((action) => can[action]);

/** Actions that ask for a confirmation or a choice first. */
export type ConfirmedAction = 'publish' | 'unpublish' | 'close' | 'remove';
export const needsConfirmation = (action: Action): action is ConfirmedAction =>
  action !== 'copy' && action !== 'reopen';

/** The assignment that an action applies to. */
export interface ActionSubject {
  uuid: string;
  title: string;
}

export interface ActionDialogProps {
  subject: ActionSubject;
  onClose: () => void;
}
