import type { AutosaveState } from './AutosaveMark.tsx';
import { fieldsIn, merge, pick, type Same } from './merge.ts';

/** What the server has stored. */
export interface Version<F> {
  revision: number;
  fields: F;
  /** who saved it */
  by: string | null;
}

export type SaveOutcome<F> =
  | { kind: 'saved'; version: Version<F> }
  /** somebody else has saved since; this is their version */
  | { kind: 'changed'; version: Version<F> }
  /** some fields are invalid; they wait until one of them changes */
  | ({ kind: 'refused' } & Refused<F>)
  | { kind: 'failed'; error: unknown; again: boolean };

export interface Refused<F> {
  fields: readonly (keyof F)[];
  problems: Partial<Record<keyof F, string>>;
}

/** Unsaved changes, as they survive a reload. */
export interface StoredChanges<F> {
  base: Partial<F>;
  values: Partial<F>;
  /** fields that wait for a choice between these values and what somebody else saved */
  conflicts?: readonly (keyof F)[];
}

export interface AutosaveOptions<F> {
  start: Version<F>;
  stored?: StoredChanges<F>;
  same: Same<F>;
  /** fields that cannot be sent as they are, such as half an address */
  unfit: (values: F) => readonly (keyof F)[];
  save: (changes: Partial<F>, revision: number) => Promise<SaveOutcome<F>>;
  store: (unsaved: StoredChanges<F> | undefined) => void;
}

export interface AutosaveSnapshot<F> {
  values: F;
  state: AutosaveState;
  unsaved: boolean;
  error: unknown;
  problems: Partial<Record<keyof F, string>>;
  conflicts: Partial<F>;
  /** the last other person who saved, and the fields taken over from them */
  by: string | null;
  news: readonly (keyof F)[];
}

const pause = 700;
const longestTyping = 5_000;
const firstRetry = 2_000;
const longestRetry = 60_000;

/**
 * Saves fields as they change: one request at a time, with the changed fields only. Merges what others
 * saved meanwhile, and never drops what was typed.
 */
export class Autosave<F extends object> {
  readonly #options: AutosaveOptions<F>;
  readonly #listeners = new Set<() => void>();
  #base: F;
  #values: F;
  #revision: number;
  #by: string | null = null;
  #conflicts: Partial<F> = {};
  #refusals: Refused<F>[] = [];
  #news: readonly (keyof F)[] = [];
  #error: unknown;
  #savedOnce = false;
  #urgent = false;
  #running: Promise<void> | undefined;
  #waiting: Version<F> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dirtySince: number | undefined;
  #retryIn = firstRetry;
  #snapshot: AutosaveSnapshot<F>;

  constructor(options: AutosaveOptions<F>) {
    const { start, stored } = options;
    this.#options = options;
    this.#base = { ...start.fields, ...stored?.base };
    this.#values = { ...start.fields, ...stored?.values };
    this.#revision = start.revision;
    this.#conflicts = pick(start.fields, stored?.conflicts ?? []);
    if (stored) this.#merge(start);
    this.#snapshot = this.#makeSnapshot();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): AutosaveSnapshot<F> => this.#snapshot;

  set = <K extends keyof F>(field: K, value: F[K]): void => {
    this.#values = { ...this.#values, [field]: value };
    this.#refusals = this.#refusals.filter(
      ({ fields, problems }) => !fields.includes(field) && problems[field] === undefined,
    );
    this.#schedule();
    this.#publish();
  };

  /** Resolves the conflict of a field that somebody else changed too. */
  choose = (field: keyof F, which: 'mine' | 'theirs'): void => {
    const theirs = this.#conflicts[field];
    if (!(field in this.#conflicts)) return;
    if (which === 'theirs') this.#values = { ...this.#values, [field]: theirs };
    this.#conflicts = { ...this.#conflicts };
    delete this.#conflicts[field];
    this.#schedule();
    this.#publish();
  };

  /** Takes in a version that arrived by another way than a save. */
  meet = (version: Version<F>): void => {
    if (this.#running) {
      this.#waiting = version;
      return;
    }
    if (version.revision <= this.#revision) return;
    this.#merge(version);
    this.#publish();
  };

  /** Saves at once; returns whether everything is saved. */
  flush = async (): Promise<boolean> => {
    this.#urgent = true;
    do await this.#run();
    while (this.#error === undefined && this.#sendable().length > 0);
    this.#urgent = false;
    return !this.#snapshot.unsaved;
  };

  #dirty(): (keyof F)[] {
    return fieldsIn(this.#values).filter(
      (field) => !this.#options.same(field, this.#values[field], this.#base[field]),
    );
  }

  #sendable(): (keyof F)[] {
    const unfit = this.#options.unfit(this.#values);
    return this.#dirty().filter(
      (field) =>
        !(field in this.#conflicts) &&
        !unfit.includes(field) &&
        !this.#refusals.some(({ fields }) => fields.includes(field)),
    );
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#sendable().length === 0) return;
    const now = Date.now();
    this.#dirtySince ??= now;
    const wait = Math.max(0, Math.min(pause, this.#dirtySince + longestTyping - now));
    this.#timer = setTimeout(() => void this.#run(), wait);
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
      const newer = this.#waiting;
      this.#waiting = undefined;
      if (newer) this.meet(newer);
      this.#publish();
    });
    return this.#running;
  }

  async #drain(): Promise<void> {
    for (;;) {
      const fields = this.#sendable();
      if (fields.length === 0) return;
      this.#dirtySince = undefined;
      const sent = pick(this.#values, fields);
      const saving = this.#options.save(sent, this.#revision);
      this.#publish();
      const outcome = await saving;
      const mayContinue = this.#settle(outcome, sent);
      this.#publish();
      if (!mayContinue) return;
      if (outcome.kind === 'saved' && !this.#urgent) return this.#schedule();
    }
  }

  /** Takes in an answer; returns whether there may be more to send right away. */
  #settle(outcome: SaveOutcome<F>, sent: Partial<F>): boolean {
    if (outcome.kind === 'failed') return this.#fail(outcome);
    this.#error = undefined;
    this.#retryIn = firstRetry;
    if (outcome.kind === 'refused') {
      // Some field that was sent must wait, whatever was refused: otherwise it would be sent for ever.
      const named = outcome.fields.filter((field) => field in sent);
      const fields = named.length > 0 ? named : fieldsIn(sent as F);
      this.#refusals = [...this.#refusals, { fields, problems: outcome.problems }];
      return true;
    }
    if (outcome.kind === 'saved') {
      this.#savedOnce = true;
      this.#base = { ...this.#base, ...sent };
    }
    this.#merge(outcome.version);
    return true;
  }

  #fail({ error, again }: { error: unknown; again: boolean }): false {
    this.#error = error;
    if (again) {
      this.#timer = setTimeout(() => void this.#run(), this.#retryIn);
      this.#retryIn = Math.min(this.#retryIn * 2, longestRetry);
    }
    return false;
  }

  #merge({ revision, fields, by }: Version<F>): void {
    const { same } = this.#options;
    const before = { base: this.#base, mine: this.#values, theirs: fields };
    const { values, conflicts, news } = merge(same, before);
    this.#base = fields;
    this.#values = values;
    this.#revision = revision;
    if (news.length + fieldsIn(conflicts as F).length > 0) {
      this.#by = by;
      this.#news = news;
    }
    const allConflicts = { ...this.#conflicts, ...conflicts };
    const unresolved = fieldsIn(allConflicts as F).filter(
      (field) => !same(field, values[field], fields[field]),
    );
    this.#conflicts = pick(allConflicts as F, unresolved);
  }

  #makeSnapshot(): AutosaveSnapshot<F> {
    const dirty = this.#dirty();
    return {
      values: this.#values,
      state: this.#state(dirty.length),
      unsaved: dirty.length > 0,
      error: dirty.length > 0 ? this.#error : undefined,
      problems: Object.assign({}, ...this.#refusals.map(({ problems }) => problems)),
      conflicts: this.#conflicts,
      by: this.#by,
      news: this.#news,
    };
  }

  #state(unsaved: number): AutosaveState {
    if (unsaved === 0) return this.#savedOnce ? 'saved' : 'untouched';
    const waits = this.#error !== undefined || this.#sendable().length < unsaved;
    return waits ? 'failed' : 'saving';
  }

  #publish(): void {
    this.#snapshot = this.#makeSnapshot();
    this.#options.store(this.#unsaved());
    for (const listener of this.#listeners) listener();
  }

  #unsaved(): StoredChanges<F> | undefined {
    const dirty = this.#dirty();
    if (dirty.length === 0) return undefined;
    const conflicts = fieldsIn(this.#conflicts as F);
    const unsaved = { base: pick(this.#base, dirty), values: pick(this.#values, dirty) };
    return conflicts.length > 0 ? { ...unsaved, conflicts } : unsaved;
  }
}
