import type {
  deliveryChannels,
  deliveryStatuses,
  esignFileTypes,
  esignStates,
  signMethods,
  signStates,
} from '@torg/protocol/contracts/contract-terms';

type Word<T extends readonly string[]> = T[number];

/** Somebody who is asked to sign. */
export interface EsignSigner {
  name: string;
  email: string;
}

/** A contract as it is made at the provider. */
export interface NewEsignContract {
  /** our id of it, which its name there ends with */
  reference: string;
  title: string;
  /** whoever of our side signs */
  sender: EsignSigner;
  recipient: {
    name: string;
    country: string;
    organizationNumber: string | null;
    signer: EsignSigner;
  };
}

/** A word that the provider uses and we do not know is `unknown`. */
export interface EsignParticipant {
  id: string;
  name: string | null;
  email: string | null;
  phoneNumber: string | null;
  signMethod: Word<typeof signMethods>;
  signState: Word<typeof signStates>;
  signStateUpdatedAt: Date | null;
  firstVisitedAt: Date | null;
  isSignatory: boolean;
  deliveryChannel: Word<typeof deliveryChannels>;
  deliveryStatus: Word<typeof deliveryStatuses>;
}

export interface EsignParty {
  isOurs: boolean;
  name: string | null;
  country: string | null;
  type: 'company' | 'individual';
  identificationNumber: string | null;
  participants: EsignParticipant[];
}

/** A contract as the provider reports it. */
export interface EsignReport {
  id: string;
  name: string | null;
  state: Word<typeof esignStates>;
  sentAt: Date | null;
  updatedAt: Date | null;
  stateUpdatedAt: Date | null;
  signingPeriodExpiresAt: Date | null;
  parties: EsignParty[];
}

export interface EsignProviderFile {
  id: string;
  name: string;
  extension: string;
  type: Word<typeof esignFileTypes>;
}

/** Where contracts are signed by somebody else's service. All of it throws `EsignFailure`. */
export interface EsignProvider {
  /** The ids of contracts there whose name ends with our reference, oldest first. */
  find: (contract: Pick<NewEsignContract, 'reference' | 'title'>) => Promise<string[]>;
  /** Makes a draft; returns its id there. */
  create: (contract: NewEsignContract) => Promise<string>;
  /** Makes this PDF the document of a draft, in place of an earlier one. */
  upload: (id: string, pdf: { name: string; content: Buffer }) => Promise<void>;
  /** Sends the draft to whoever signs. */
  publish: (id: string, mail: { subject: string; message: string }) => Promise<void>;
  /** Null: the provider has no such contract. */
  read: (id: string) => Promise<EsignReport | null>;
  listFiles: (id: string) => Promise<EsignProviderFile[]>;
  fetchFile: (id: string, file: string) => Promise<Buffer>;
  /** Takes it away from whoever was asked to sign. Succeeds also when it is gone already. */
  remove: (id: string) => Promise<void>;
}

export const esignFailures = [
  'timed_out',
  'unreachable',
  'busy',
  'refused',
  'missing',
  'not_an_answer',
] as const;
export type EsignFailureReason = (typeof esignFailures)[number];

export class EsignFailure extends Error {
  readonly reason: EsignFailureReason;
  /** how long the provider wants to be left alone */
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: EsignFailureReason, detail = '', retryAfterSeconds?: number) {
    super(`the e-sign provider did not do it: ${reason}${detail && ` (${detail})`}`);
    this.name = 'EsignFailure';
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** It may have been done all the same, or may still be. */
  get isUncertain(): boolean {
    return !['busy', 'refused', 'missing'].includes(this.reason);
  }
}

/** What a contract of the stand-in looks like to a developer. */
export interface EsignDeskContract {
  id: string;
  name: string;
  state: Word<typeof esignStates>;
  participants: {
    id: string;
    name: string;
    email: string;
    sign_state: Word<typeof signStates>;
    visits: number;
    can: Record<EsignDeskAct, boolean>;
  }[];
}

export type EsignDeskAct = 'view' | 'sign' | 'decline';

/** In development: the provider's side of the matter, where one acts as those who are asked to sign. */
export interface EsignDesk {
  /** newest first */
  list: () => EsignDeskContract[];
  /** False: there is no such participant, or the state does not allow it. */
  act: (contract: string, participant: string, act: EsignDeskAct) => boolean;
}
