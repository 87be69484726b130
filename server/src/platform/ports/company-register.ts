export const registeredStatuses = ['active', 'winding_up', 'bankrupt', 'deleted'] as const;
export type RegisteredStatus = (typeof registeredStatuses)[number];

/** What a country's register says of a company. */
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
  /** By nine digits; null: the register has nobody with that number. Throws `RegisterFailure`. */
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
