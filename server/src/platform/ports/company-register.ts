export const registeredStatuses = ['active', 'winding_up', 'bankrupt', 'deleted'] as const;
export type RegisteredStatus = (typeof registeredStatuses)[number];

/** A company as its country's register describes it. */
export interface RegisteredCompany {
  organizationNumber: string;
  name: string;
  /** `Aksjeselskap`, in the register's own words */
  form: string | null;
  /** in one line */
  address: string | null;
  status: RegisteredStatus;
}

export interface CompanyRegister {
  /** Finds a company by nine digits; null if the register has none. Throws `RegisterFailure`. */
  find: (organizationNumber: string) => Promise<RegisteredCompany | null>;
}

export const registerFailures = ['timed_out', 'unreachable', 'busy', 'not_an_answer'] as const;
export type RegisterFailureReason = (typeof registerFailures)[number];

export class RegisterFailure extends Error {
  readonly reason: RegisterFailureReason;

  constructor(reason: RegisterFailureReason, detail = '') {
    super(`the company register gave no answer: ${reason}${detail && ` (${detail})`}`);
    this.name = 'RegisterFailure';
    this.reason = reason;
  }
}
