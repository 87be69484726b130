import type { AlertRhythm } from '@torg/protocol/saved-searches/saved-searches';

/** A list of consultants that a buyer or an admin has saved, in the order of saving. */
export interface DemoSavedList {
  owner: string;
  /** empty for the default list */
  title: string;
  consultants: readonly string[];
  /** when the first was saved; each other one an hour after the one before */
  offsetHours: number;
  /** shared with the owner's company */
  shared?: DemoShared;
}

/** What the company says in a shared list. */
export interface DemoShared {
  /** who was added by a colleague */
  addedBy?: Readonly<Record<string, string>>;
  votes: readonly { by: string; consultant: string; vote: -1 | 0 | 1 }[];
  comments: readonly { by: string; consultant: string; content: string }[];
}

export interface DemoNote {
  owner: string;
  consultant: string;
  note: string;
}

export interface DemoSavedSearch {
  owner: string;
  title: string;
  notify: AlertRhythm;
  words?: string;
  /** competency keys; a consultant must have all of them */
  skills?: readonly string[];
  roles?: readonly string[];
  regions?: readonly string[];
  remote?: boolean;
  anonymized?: boolean;
  /** includes hidden consultants, for admins */
  alsoHidden?: boolean;
  offsetHours: number;
  /** how many of its hits are new since its owner's last look */
  news: number;
}
