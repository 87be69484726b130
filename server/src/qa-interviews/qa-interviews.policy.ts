import { qaInterviewLife, type QaInterviewStatus } from '@torg/protocol/profile-life';
import type { Actor } from '../platform/actor.ts';
import { movePolicy } from '../platform/move-policy.ts';

type Who = Pick<Actor, 'account' | 'role'>;

export interface FormStanding {
  account: string;
  status: QaInterviewStatus;
  archived: boolean;
}

const isAdmin = (actor: Who): boolean => actor.role === 'admin';
const isOwner = (actor: Who, { account }: Pick<FormStanding, 'account'>): boolean =>
  actor.role === 'consultant' && actor.account === account;

export const mayRead = (actor: Who, form: Pick<FormStanding, 'account'>): boolean =>
  isAdmin(actor) || isOwner(actor, form);
/** An admin may begin a form for somebody; the answers are the consultant's own. */
export const mayFillIn = mayRead;
export const mayDecide = isAdmin;
export const maySeeAssessment = isAdmin;

/** What was handed in is read-only, and a decision cannot be changed. */
export const canFillIn = (form: FormStanding): boolean => form.status === 'draft';
export const canArchive = (form: FormStanding): boolean => form.status !== 'draft';
/** What is still being written is nobody's to judge. */
export const canAssess = (form: FormStanding): boolean => form.status !== 'draft';

export const interviewMoves = movePolicy(qaInterviewLife, {
  stateOf: ({ status }: FormStanding) => status,
  parties: { admin: (actor: Who) => isAdmin(actor), owner: isOwner },
});

/** One form at a time: the next may begin once the last has been decided. */
export const canBegin = (actor: Who, account: string, forms: readonly FormStanding[]): boolean =>
  mayFillIn(actor, { account }) && !forms.some(isOpen);
const isOpen = ({ status }: FormStanding): boolean => status === 'draft' || status === 'submitted';

export function can(actor: Who, form: FormStanding) {
  return {
    edit: mayFillIn(actor, form) && canFillIn(form),
    submit: interviewMoves.can(actor, form, 'submit'),
    decide: interviewMoves.can(actor, form, 'approve'),
    archive: isAdmin(actor) && canArchive(form),
    assess: isAdmin(actor) && canAssess(form),
  };
}
