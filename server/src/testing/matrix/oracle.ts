import type { AccessWord } from '@torg/protocol/access';
import type { Role } from '@torg/protocol/terms';

/** Who asks, told without any code of the product; null: a stranger. */
export interface Caller {
  account: string;
  role: Role;
  verified: boolean;
  organization: string | null;
  administers: boolean;
}

/** What is asked about. */
export type Thing =
  /** of a company; or of Torg's own, or an assignment's, whose editors these are */
  | { kind: 'need'; organization: string | null; editors?: string[] }
  | { kind: 'profile'; account: string; organization: string }
  | {
      kind: 'assignment';
      editors: string[];
      state: 'draft' | 'public' | 'direct';
      invited: string[];
    }
  | { kind: 'thread'; participants: string[] }
  | { kind: 'form'; account: string }
  | { kind: 'company'; organization: string }
  | { kind: 'client'; organization: string }
  /** what is removed can be restored, by its owner alone; a shared list is its company's, too */
  | { kind: 'saved'; account: string; isRemoved?: true; shared?: string }
  /** its parties and those who sign; only the sender's side changes it */
  | { kind: 'contract'; readers: string[]; senders: string[] }
  /** a draft that was sent, or an agreement: the accounts of its parties */
  | { kind: 'agreement'; client: string[]; provider: string[]; consultant: string[] }
  /** whether a consultant may be put forward; their company asks */
  | { kind: 'consent'; account: string; organization: string }
  /** the editors of what it is about, its consultant, and colleagues of whoever invites */
  | {
      kind: 'interview';
      editors: string[];
      account: string;
      organization: string;
      people: string[];
    }
  /** the call is about nothing in particular, or about the caller */
  | { kind: 'nothing' }
  | { kind: 'missing' };

/** A thing with its id, and whose it is in words. */
export interface Named {
  whose: string;
  id: string;
  thing: Thing;
}

export type Verdict = 'user_is_not_authorized' | 'user_not_verified' | 'missing' | 'open';

const isConsultant = ({ role }: Caller): boolean => role === 'consultant';
const isBuyer = ({ role }: Caller): boolean => role === 'consultant_buyer';
const isAdmin = ({ role }: Caller): boolean => role === 'admin';
const runsCompany = (caller: Caller): boolean =>
  isAdmin(caller) || (isConsultant(caller) && caller.administers);
const searches = (caller: Caller): boolean => isBuyer(caller) || runsCompany(caller);
const consultantOrAdmin = (caller: Caller): boolean => isConsultant(caller) || isAdmin(caller);
const buyerOrAdmin = (caller: Caller): boolean => isBuyer(caller) || isAdmin(caller);
const everybody = (): boolean => true;

/** Whether somebody like this ever makes such a call: the words of the specification's table. */
const everMay: Record<Exclude<AccessWord, 'stranger'>, (caller: Caller) => boolean> = {
  'signed-in': everybody,
  user: everybody,
  consultant: consultantOrAdmin,
  buyer: buyerOrAdmin,
  admin: isAdmin,
  'company-admin': runsCompany,
  'company-member': consultantOrAdmin,
  'org-member': everybody,
  'org-admin': searches,
  searcher: searches,
  'assignment-editor': buyerOrAdmin,
  'assignment-reader': everybody,
  'assignment-assessor': searches,
  'opportunity-user': searches,
  'opportunity-editor': searches,
  'board-editor': searches,
  'note-author': searches,
  'interview-party': everybody,
  'profile-owner': consultantOrAdmin,
  'profile-reader': everybody,
  'profile-remover': consultantOrAdmin,
  'admin-or-company-admin': runsCompany,
  'form-owner': consultantOrAdmin,
  'saved-owner': buyerOrAdmin,
  'saved-member': buyerOrAdmin,
  'thread-participant': everybody,
};

function ofProfile(word: AccessWord, caller: Caller, account: string, organization: string) {
  const isOwn = caller.account === account;
  const isOfCompany = runsCompany(caller) && caller.organization === organization;
  if (word === 'admin-or-company-admin') return isOfCompany;
  // All profiles here are visible in the search.
  if (word === 'profile-reader') return isOwn || searches(caller);
  if (word === 'buyer') return isBuyer(caller);
  if (word === 'consultant') return isOwn;
  return isOwn || isOfCompany;
}

const isEditors = (word: AccessWord): boolean =>
  word === 'assignment-editor' || word === 'board-editor';

function ofAssignment(word: AccessWord, caller: Caller, thing: Thing & { kind: 'assignment' }) {
  if (thing.editors.includes(caller.account)) return true;
  if (!isConsultant(caller) || isEditors(word)) return false;
  if (thing.state === 'direct') return thing.invited.includes(caller.account);
  return thing.state === 'public';
}

/** Colleagues use a shared list, and only its owner changes it. */
const isOfTeam = (word: AccessWord, caller: Caller, shared: string | undefined): boolean =>
  word === 'saved-member' && isBuyer(caller) && caller.organization === shared;

/** Whether the caller, who is no admin, may with this very thing. */
function mayWith(word: AccessWord, caller: Caller, thing: Thing): boolean {
  switch (thing.kind) {
    case 'profile':
      return ofProfile(word, caller, thing.account, thing.organization);
    case 'assignment':
      return ofAssignment(word, caller, thing);
    case 'need':
      if (thing.editors !== undefined) {
        return isBuyer(caller) && thing.editors.includes(caller.account);
      }
      return searches(caller) && caller.organization === thing.organization;
    case 'thread':
      return thing.participants.includes(caller.account);
    case 'form':
      return thing.account === caller.account;
    case 'saved':
      return thing.account === caller.account || isOfTeam(word, caller, thing.shared);
    case 'company':
    case 'client':
      return thing.organization === caller.organization;
    case 'contract':
      return thing.readers.includes(caller.account);
    case 'agreement':
      return [...thing.client, ...thing.provider, ...thing.consultant].includes(caller.account);
    case 'consent': {
      const isOfCompany = runsCompany(caller) && caller.organization === thing.organization;
      return thing.account === caller.account || isOfCompany;
    }
    case 'interview': {
      const isOfCompany = runsCompany(caller) && caller.organization === thing.organization;
      const sides = [...thing.editors, ...thing.people, thing.account];
      return sides.includes(caller.account) || isOfCompany;
    }
    case 'nothing':
      return true;
    case 'missing':
      return false;
  }
}

/** What an admin has no more right to than others: what people write and save is theirs. */
const private_ = new Set<AccessWord>(['thread-participant', 'saved-owner', 'saved-member']);

/**
 * What the specification says of a call by this caller about this thing: first the role, then the
 * verification, then whether the thing exists, then whose it is.
 */
export function verdict(word: AccessWord, caller: Caller | null, thing: Thing): Verdict {
  if (word === 'stranger') return 'open';
  if (caller === null || !everMay[word](caller)) return 'user_is_not_authorized';
  if (!caller.verified && word !== 'signed-in') return 'user_not_verified';
  if (thing.kind === 'missing') return 'missing';
  const may = (isAdmin(caller) && !private_.has(word)) || mayWith(word, caller, thing);
  if (!may) return 'user_is_not_authorized';
  return thing.kind === 'saved' && thing.isRemoved ? 'missing' : 'open';
}
