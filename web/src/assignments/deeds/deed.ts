import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssignmentMove } from '@torg/protocol/assignment-life';
import type { Assignment } from '../assignments.queries.ts';

/** What an editor can do to an assignment with one press. */
export type Deed = AssignmentMove | 'copy' | 'remove';

export const deedTexts: Record<Deed, MessageDescriptor> = {
  publish: msg`Publiser`,
  unpublish: msg`Avpubliser`,
  close: msg`Avslutt`,
  reopen: msg`Gjenåpne`,
  copy: msg`Lag en kopi`,
  remove: msg`Slett utkastet`,
};

const order: readonly Deed[] = ['publish', 'unpublish', 'close', 'reopen', 'copy', 'remove'];

/** What the server lets one do, in the order of the menus. */
export const deedsOf = (can: Assignment['can']): Deed[] => order.filter((deed) => can[deed]);

/** Those that need a word of warning, or a choice, before they are done. */
export type AskedDeed = 'publish' | 'unpublish' | 'close' | 'remove';
export const isAsked = (deed: Deed): deed is AskedDeed => deed !== 'copy' && deed !== 'reopen';

/** The assignment that a deed is done to. */
export interface DeedSubject {
  uuid: string;
  title: string;
}

export interface DeedDialogProps {
  subject: DeedSubject;
  onClose: () => void;
}
