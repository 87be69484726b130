import type { Role } from './terms.ts';

/**
 * Who may make a call at all. The role is checked before anything is read; whether this object
 * belongs to the caller is decided afterwards by the domain's policy.
 */
export interface AccessRule {
  /** Roles that may make the call; empty: anybody, strangers too. */
  roles: readonly Role[];
  /** Accounts that are not verified may make it, too. */
  unverified?: true;
  /** A consultant must be a company admin. */
  companyAdmin?: true;
  meaning: string;
}

const everyone = ['admin', 'consultant', 'consultant_buyer'] as const;

export const accessWords = {
  stranger: { roles: [], unverified: true, meaning: 'anybody, signed in or not' },
  'signed-in': { roles: everyone, unverified: true, meaning: 'any account, verified or not' },
  user: { roles: everyone, meaning: 'any signed-in, verified account' },
  consultant: { roles: ['consultant', 'admin'], meaning: 'a consultant (own data), or an admin' },
  buyer: { roles: ['consultant_buyer', 'admin'], meaning: 'a buyer, or an admin' },
  admin: { roles: ['admin'], meaning: 'an admin' },
  'company-admin': {
    roles: ['consultant', 'admin'],
    companyAdmin: true,
    meaning: "an admin, or the consultant company's own admin",
  },
  searcher: {
    roles: everyone,
    companyAdmin: true,
    meaning: 'a buyer, an admin, or a consultant who is admin in the company',
  },
  'assignment-editor': {
    roles: ['consultant_buyer', 'admin'],
    meaning: 'an admin, or a buyer who is an editor of the assignment',
  },
  'assignment-reader': {
    roles: everyone,
    meaning:
      'an editor; a verified consultant when the assignment is active, when they sent interest for it, or (type direct) were invited',
  },
  'assignment-assessor': {
    roles: everyone,
    companyAdmin: true,
    meaning:
      'an admin; an editor of the assignment; or a company admin for consultants of the own company',
  },
  'opportunity-user': {
    roles: everyone,
    companyAdmin: true,
    meaning: 'an admin, a buyer, or a consultant who is admin in the company',
  },
  'opportunity-editor': {
    roles: everyone,
    companyAdmin: true,
    meaning:
      "an admin; a buyer or a company admin of the need's company; of an assignment's own need, the assignment's editors",
  },
  'board-editor': {
    roles: everyone,
    companyAdmin: true,
    meaning: "whoever may edit the board's assignment or need",
  },
  'interview-party': {
    roles: everyone,
    meaning:
      'whoever may edit the assignment or need, the consultant, their company admin, or who takes part',
  },
  'note-author': {
    roles: everyone,
    companyAdmin: true,
    meaning: 'whoever wrote the note, or an admin',
  },
  'profile-owner': {
    roles: ['consultant', 'admin'],
    meaning: 'the consultant, the company admin of their company, or an admin',
  },
  'profile-reader': {
    roles: everyone,
    meaning:
      'an owner; any searcher while the profile is visible in search; an editor on whose assignment the consultant sent interest',
  },
  'profile-remover': {
    roles: ['consultant', 'admin'],
    meaning: 'an admin, or the company admin; never on oneself',
  },
  'admin-or-company-admin': {
    roles: ['consultant', 'admin'],
    companyAdmin: true,
    meaning: "an admin, or the company admin of the profile's company",
  },
  'company-member': {
    roles: ['consultant', 'admin'],
    meaning: 'an admin, or any consultant of that company',
  },
  'org-member': {
    roles: everyone,
    meaning: 'an admin, or a member of that organization',
  },
  'org-admin': {
    roles: everyone,
    companyAdmin: true,
    meaning: "an admin, the organization's company admin, or any buyer of a client",
  },
  'form-owner': {
    roles: ['consultant', 'admin'],
    meaning: 'the consultant who fills the form in, or an admin',
  },
  'saved-owner': { roles: ['consultant_buyer', 'admin'], meaning: 'whoever saved it' },
  'saved-member': {
    roles: ['consultant_buyer', 'admin'],
    meaning: "whoever saved it, or, once it is shared, a buyer of that person's company",
  },
  'thread-participant': { roles: everyone, meaning: 'a participant of the thread' },
} as const satisfies Record<string, AccessRule>;

export type AccessWord = keyof typeof accessWords;
