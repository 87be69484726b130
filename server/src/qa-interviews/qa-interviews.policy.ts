import {
  qaInterviewArchiveLife,
  qaInterviewLife,
  type QaInterviewStatus,
} from '@torg/protocol/profiles/profile-life';
import type { Actor } from '../platform/actor.ts';
import { movePolicy } from '../platform/moves/move-policy.ts';

type PolicyActor = Pick<Actor, 'account' | 'role'>;

export interface FormFacts {
  account: string;
  status: QaInterviewStatus;
  archived: boolean;
}

const isAdmin = (actor: PolicyActor): boolean => actor.role === 'admin';
const isOwner = (actor: PolicyActor, { account }: Pick<FormFacts, 'account'>): boolean =>
  actor.role === 'consultant' && actor.account === account;

export const mayRead = (actor: PolicyActor, form: Pick<FormFacts, 'account'>): boolean =>
  isAdmin(actor) || isOwner(actor, form);
/** An admin may start a form for somebody, and fill it in. */
export const mayFillIn = mayRead;
export const mayDecide = isAdmin;
export const maySeeAssessment = isAdmin;

/** A submitted form is read-only, and a decision cannot be changed. */
export const canFillIn = (form: FormFacts): boolean => form.status === 'draft';
export const canArchive = (form: FormFacts): boolean => form.status !== 'draft';
/** Nobody assesses a draft. */
export const canAssess = (form: FormFacts): boolean => form.status !== 'draft';

export const interviewMoves = movePolicy(qaInterviewLife, {
  stateOf: ({ status }: FormFacts) => status,
  parties: { admin: (actor: PolicyActor) => isAdmin(actor), owner: isOwner },
});

export const archiveMoves = movePolicy(qaInterviewArchiveLife, {
  stateOf: ({ archived }: FormFacts) => (archived ? 'archived' : 'unarchived'),
  parties: { admin: (actor: PolicyActor) => isAdmin(actor) },
});

/** One form at a time: the next may start when the last one is decided. */
export const canBegin = (
  actor: PolicyActor,
  account: string,
  forms: readonly FormFacts[],
): boolean => mayFillIn(actor, { account }) && !forms.some(isOpen);
const isOpen = ({ status }: FormFacts): boolean => status === 'draft' || status === 'submitted';

export function can(actor: PolicyActor, form: FormFacts) {
  return {
    edit: mayFillIn(actor, form) && canFillIn(form),
    submit: interviewMoves.can(actor, form, 'submit'),
    decide: interviewMoves.can(actor, form, 'approve'),
    archive: archiveMoves.may(actor, form, 'archive') && canArchive(form),
    assess: isAdmin(actor) && canAssess(form),
  };
}
