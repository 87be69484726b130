import type { AutosaveState } from './AutosaveMark.tsx';
import { fieldsIn, merge, pick, type Same } from './merge.ts';

/** What the server holds. */
export interface Version<F> {
  revision: number;
  fields: F;
  /** who saved it */
  by: string | null;
}

export type SaveOutcome<F> =
  | { kind: 'saved'; version: Version<F> }
  /** somebody else saved since; this is what they saved */
  | { kind: 'changed'; version: Version<F> }
  /** some fields cannot be saved as they stand; they wait until one of them changes */
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
  kept?: StoredChanges<F>;
  same: Same<F>;
  /** fields that cannot be sent as they stand, such as half an address */
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
  /** who else changed something last, and which fields were taken over from them */
  by: string | null;
  news: readonly (keyof F)[];
}

const pause = 700;
const longestTyping = 5_000;
const firstRetry = 2_000;
const longestRetry = 60_000;

/**
 * Saves fields by themselves as they change: one request at a time, with only what changed. What
 * others saved meanwhile is merged; nothing that was typed is ever dropped.
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
    const { start, kept: stored } = options;
    this.#options = options;
    this.#base = { ...start.fields, ...stored?.base };
    this.#values = { ...start.fields, ...stored?.values };
    this.#revision = start.revision;
    this.#conflicts = pick(start.fields, stored?.conflicts ?? []);
    if (stored) this.#meet(start);
    this.#snapshot = this.#look();
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

  /** Settles a field that somebody else changed too. */
  choose = (field: keyof F, which: 'mine' | 'theirs'): void => {
    const theirs = this.#conflicts[field];
    if (!(field in this.#conflicts)) return;
    if (which === 'theirs') this.#values = { ...this.#values, [field]: theirs };
    this.#conflicts = { ...this.#conflicts };
    delete this.#conflicts[field];
    this.#schedule();
    this.#publish();
  };

  /** A version that was heard of by another way than saving. */
  meet = (version: Version<F>): void => {
    if (this.#running) {
      this.#waiting = version;
      return;
    }
    if (version.revision <= this.#revision) return;
    this.#meet(version);
    this.#publish();
  };

  /** Saves at once; tells whether nothing is left unsaved. */
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
      const heard = this.#waiting;
      this.#waiting = undefined;
      if (heard) this.meet(heard);
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
      const goOn = this.#settle(outcome, sent);
      this.#publish();
      if (!goOn) return;
      if (outcome.kind === 'saved' && !this.#urgent) return this.#schedule();
    }
  }

  /** Takes an answer in; whether there may be more to send right away. */
  #settle(outcome: SaveOutcome<F>, sent: Partial<F>): boolean {
    if (outcome.kind === 'failed') return this.#fail(outcome);
    this.#error = undefined;
    this.#retryIn = firstRetry;
    if (outcome.kind === 'refused') {
      // Whatever is refused, something of what was sent waits: else it would be sent for ever.
      const named = outcome.fields.filter((field) => field in sent);
      const fields = named.length > 0 ? named : fieldsIn(sent as F);
      this.#refusals = [...this.#refusals, { fields, problems: outcome.problems }];
      return true;
    }
    if (outcome.kind === 'saved') {
      this.#savedOnce = true;
      this.#base = { ...this.#base, ...sent };
    }
    this.#meet(outcome.version);
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

  #meet({ revision, fields, by }: Version<F>): void {
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
    const open = { ...this.#conflicts, ...conflicts };
    const still = fieldsIn(open as F).filter((field) => !same(field, values[field], fields[field]));
    this.#conflicts = pick(open as F, still);
  }

  #look(): AutosaveSnapshot<F> {
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
    this.#snapshot = this.#look();
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
