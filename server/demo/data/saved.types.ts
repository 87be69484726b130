import type { AlertRhythm } from '@torg/protocol/saved-searches/saved-searches';

/** A list of whom a buyer or an admin has saved, in the order in which it happened. */
export interface DemoSavedList {
  owner: string;
  /** empty for the default list */
  title: string;
  consultants: readonly string[];
  /** when the first was saved; each of the others an hour later */
  offsetHours: number;
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
  /** keys, all of which somebody has to have */
  skills?: readonly string[];
  roles?: readonly string[];
  regions?: readonly string[];
  remote?: boolean;
  anonymized?: boolean;
  /** everybody, for admins */
  alsoHidden?: boolean;
  offsetHours: number;
  /** how many of its hits have come since its owner looked last */
  news: number;
}
