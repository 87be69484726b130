import type { ContractProvider } from '@torg/protocol/contracts/contract-terms';
import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import type {
  AssignmentType,
  CloseReason,
  Country,
  DeadlineKind,
  Discipline,
  Locale,
  OrganizationKind,
} from '@torg/protocol/terms';

/**
 * Times are relative to the moment of loading (negative = past), so that the demo data never ages:
 * dates in days from that day, moments in hours or in days of 24 hours.
 */

export interface DemoCompany {
  key: string;
  name: string;
  kind: OrganizationKind;
  country: Country;
  organizationNumber: string;
  /** A complete inline SVG. */
  logo: string;
  /** Clients only: the key of an admin. */
  salesAdmin?: string;
  cvpartnerSubdomain?: string;
  fastTrackNewConsultants?: boolean;
}

export interface DemoPerson {
  key: string;
  email: string;
  name: string;
  phone: string;
  title: string;
  locale: Locale;
}

export type DemoAdmin = DemoPerson;

export interface DemoBuyer extends DemoPerson {
  companyKey: string;
}

/** How far a consultant has come; see statuses.ts for the usual ones. */
export interface DemoStatus {
  verified: boolean;
  completedWizard: boolean;
  qaStatus: ProfileQaStatus;
  /** Profiles that are active, verified and pass the rules are visible. */
  active: boolean;
  asksForActivation?: boolean;
  /** An admin has closed every way in. */
  deactivated?: boolean;
}

export interface DemoConsultant extends DemoPerson {
  companyKey: string;
  status: DemoStatus;
  isAdminInCompany?: boolean;
  description: string;
  /** Years between experience_since and today; null when not filled in. */
  experienceYears: number | null;
  /** Null = not available. */
  availabilityOffsetDays: number | null;
  remoteWorkOk: boolean;
  /** ISO 3166-2 codes. */
  regions: readonly string[];
  /** Competency keys. */
  roles: { emphasized: readonly string[]; other: readonly string[] };
  skills: { expert: readonly string[]; other: readonly string[] };
}

export type AssignmentState = 'draft' | 'published' | 'unpublished' | 'closed';

export type DemoDeadline =
  | { kind: Extract<DeadlineKind, 'date'>; offsetDays: number }
  | { kind: Exclude<DeadlineKind, 'date'> };

export interface DemoAttachment {
  name: string;
  kind: 'pdf' | 'docx' | 'txt';
  /** The file's text; the loader makes a real file of it. */
  text: string;
}

export interface DemoAssignment {
  key: string;
  companyKey: string;
  state: AssignmentState;
  type: AssignmentType;
  /** Keys of buyers in the company. */
  editors: readonly string[];
  contacts: readonly string[];
  /** Direct only: keys of consultants. */
  invited?: readonly string[];
  /** From here on, a draft may lack values. */
  title: string;
  discipline: Discipline | null;
  /** Competency keys. */
  roles: readonly string[];
  skills: readonly string[];
  /** Markdown. */
  description: string;
  requirements?: { must: readonly string[]; should: readonly string[] };
  duration: string;
  startDateOffsetDays: number | null;
  percent: number | null;
  allowRemoteWork: boolean;
  /** ISO 3166-2. */
  regionCode: string | null;
  placeDescription: string;
  termsAndConditions: string;
  deadline: DemoDeadline | null;
  abidanceOffsetDays: number | null;
  adminDeadlineOffsetDays?: number;
  externalUrl?: string;
  createdOffsetDays: number;
  publishedOffsetDays?: number;
  /** When it stopped being active, by unpublishing or closing. */
  unpublishedOffsetDays?: number;
  closeReason?: CloseReason;
  attachments?: readonly DemoAttachment[];
}

export interface DemoMessage {
  from: string;
  sentOffsetHours: number;
  text: string;
  attachment?: DemoAttachment;
}

/** Interest and the thread that it started. */
export interface DemoInterest {
  key: string;
  assignment: string;
  /** The consultant, or the admin of the consultants' company. */
  sender: string;
  sentOffsetHours: number;
  consultants: readonly { consultant: string; comment: string }[];
  attachment?: DemoAttachment;
  replies: readonly DemoMessage[];
  /** Participants who have not read the last messages of the others. */
  unreadBy?: readonly string[];
}

export interface DemoDirectThread {
  key: string;
  participants: readonly string[];
  messages: readonly DemoMessage[];
  unreadBy?: readonly string[];
}

/** How often people other than its editors opened an assignment. */
export interface DemoViews {
  assignment: string;
  views: number;
  uniqueViewers: number;
}

/** A cooperation agreement with a company of consultants. */
export interface DemoContract {
  companyKey: string;
  version: 1 | 2 | 'current';
  status: 'in_progress' | 'completed' | 'expired' | 'recalled' | 'declined';
  /** by default signed at Torg */
  provider?: ContractProvider;
  /** When it got its current state. */
  offsetDays: number;
  /** In progress: how far the company has come. */
  seen?: 'viewed' | 'signed';
  /** Why it was declined or recalled. */
  reason?: string;
}
