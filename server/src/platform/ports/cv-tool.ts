import type { FlowcaseFailure } from '@torg/protocol/flowcase/flowcase-terms';
import type { ToolCv } from './cv-tool-shapes.ts';

/** A company's place at the tool where its people keep their CVs. */
export interface ToolTenant {
  /** one label of a host name */
  subdomain: string;
  /** null only where the tool answers without a key */
  key: string | null;
}

/** Somebody who works at the company, as the tool lists them. */
export interface ToolUser {
  id: string;
  /** null: nobody has begun a CV of them */
  cv: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  isDeactivated: boolean;
  /** `no`, `se` … */
  country: string | null;
  office: string | null;
  companyName: string | null;
  pictureUrl: string | null;
  updatedAt: Date | null;
}

/** When a CV was last changed, without the CV. */
export interface ToolCvStamp {
  user: string;
  cv: string;
  /** the later of its owner's and the tool's own changes */
  updatedAt: Date | null;
}

/** Where companies keep their people's CVs. All of it throws `CvToolFailure`. */
export interface CvTool {
  /** false outside production without an account: the subdomain alone is enough */
  needsKey: boolean;
  /** Everybody, deactivated ones as well, in the order of the tool. */
  listUsers: (tenant: ToolTenant) => Promise<ToolUser[]>;
  /**
   * When each CV last changed, as far as the tool says: one that it leaves out may have changed too.
   * Null: it has no such list, and each CV must be read to know.
   */
  listCvs: (tenant: ToolTenant) => Promise<ToolCvStamp[] | null>;
  readCv: (tenant: ToolTenant, of: { user: string; cv: string }) => Promise<ToolCv>;
  /** The bytes of a picture, as strange as every upload: to be judged and encoded anew. */
  fetchPicture: (tenant: ToolTenant, url: string) => Promise<Buffer>;
}

/**
 * `unauthorized`: the key is wrong or may not do this; `unavailable`: no answer, a late or a half one;
 * `not_allowed`: an address that we do not go to, or a redirect.
 */
export type CvToolFailureReason = FlowcaseFailure;

/** Contains nothing of a CV, an address or a key. */
export class CvToolFailure extends Error {
  readonly reason: CvToolFailureReason;
  /** how long the tool wants to be left alone */
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: CvToolFailureReason, detail = '', retryAfterSeconds?: number) {
    super(`the CV tool did not do it: ${reason}${detail && ` (${detail})`}`);
    this.name = 'CvToolFailure';
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The same request may succeed a while later. */
  get mayPass(): boolean {
    return this.reason === 'rate_limited' || this.reason === 'unavailable';
  }
}

/** A text of an entry as its owner changes it at the stand-in; an empty one goes. */
export interface ToolEdit {
  /** the tool's id of the entry; the CV's own for its title */
  entry: string;
  /** in the tool's words: `long_description` */
  field: string;
  locale: string;
  text: string;
}

/** Somebody at the stand-in, as a developer sees them. */
export interface ToolDeskPerson {
  user: string;
  cv: string | null;
  name: string;
  email: string;
  /** what can be edited */
  entries: { entry: string; field: string; texts: Record<string, string> }[];
}

/** In development: the tool's side of the matter, where one edits CVs as their owners do. */
export interface CvToolDesk {
  subdomains: () => Promise<string[]>;
  /** Null: there is no such tenant. */
  people: (subdomain: string) => Promise<ToolDeskPerson[] | null>;
  /** False: there is no such CV, entry or field. */
  edit: (subdomain: string, user: string, edit: ToolEdit) => Promise<boolean>;
}
