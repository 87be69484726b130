import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Autosave, type StoredChanges, type SaveOutcome, type Version } from './autosave.ts';

interface Note {
  title: string;
  text: string;
}
const start: Version<Note> = { revision: 1, fields: { title: '', text: '' }, by: 'Kari' };

/** A server that stores one note; a test scripts its outcomes. */
function aServer(options: { stored?: StoredChanges<Note>; start?: Version<Note> } = {}) {
  let current = options.start ?? start;
  const sent: Partial<Note>[] = [];
  const outcomes: SaveOutcome<Note>[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const server = {
    sent,
    stored: undefined as StoredChanges<Note> | undefined,
    answerOnceWith: (outcome: SaveOutcome<Note>) => outcomes.push(outcome),
    nextInLine: () => {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      return gate.resolve;
    },
    somebodySaves: (fields: Partial<Note>, by = 'Ola') => {
      current = { revision: current.revision + 1, fields: { ...current.fields, ...fields }, by };
      return current;
    },
    current: () => current,
  };
  const save = async (changes: Partial<Note>, revision: number): Promise<SaveOutcome<Note>> => {
    sent.push(changes);
    await gates.shift()?.promise;
    const outcome = outcomes.shift();
    if (outcome) return outcome;
    if (revision !== current.revision) return { kind: 'changed', version: current };
    return { kind: 'saved', version: server.somebodySaves(changes, 'me') };
  };
  const autosave = new Autosave<Note>({
    start: current,
    stored: options.stored,
    same: (_, one, other) => one.trim() === other.trim(),
    unfit: ({ title }) => (title === 'half' ? ['title'] : []),
    save,
    store: (unsaved) => {
      server.stored = unsaved;
    },
  });
  return { server, autosave };
}

const offline: SaveOutcome<Note> = { kind: 'failed', error: new Error('offline'), again: true };

describe('typed changes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are sent once, a moment after the last keystroke', async () => {
    const { server, autosave } = aServer();
    autosave.set('title', 'U');
    await vi.advanceTimersByTimeAsync(600);
    autosave.set('title', 'Ut');
    await vi.advanceTimersByTimeAsync(600);
    expect(server.sent).toEqual([]);
    expect(autosave.snapshot().state).toBe('saving');
    await vi.advanceTimersByTimeAsync(100);
    expect(server.sent).toEqual([{ title: 'Ut' }]);
    expect(autosave.snapshot()).toMatchObject({ state: 'saved', unsaved: false });
  });

  it('are sent now and then while the user types without a pause', async () => {
    const { server, autosave } = aServer();
    for (let key = 0; key < 60; key++) {
      autosave.set('text', 'a'.repeat(key + 1));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(server.sent).toHaveLength(1);
  });

  it('wait for the request under way, and are then sent with the newest revision', async () => {
    const { server, autosave } = aServer();
    const answer = server.nextInLine();
    autosave.set('title', 'Utvikler');
    await vi.advanceTimersByTimeAsync(700);
    autosave.set('title', 'Utviklere');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(server.sent).toHaveLength(1);
    answer();
    await vi.advanceTimersByTimeAsync(700);
    expect(server.sent).toEqual([{ title: 'Utvikler' }, { title: 'Utviklere' }]);
    expect(server.current()).toMatchObject({ revision: 3, fields: { title: 'Utviklere' } });
  });

  it('are sent at once by a flush, including those typed while a request was under way', async () => {
    const { server, autosave } = aServer();
    const answer = server.nextInLine();
    autosave.set('title', 'Utvikler');
    const first = autosave.flush();
    autosave.set('text', 'Mer');
    const second = autosave.flush();
    answer();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(server.current().fields).toEqual({ title: 'Utvikler', text: 'Mer' });
  });

  it('are not sent when they are undone', async () => {
    const { server, autosave } = aServer();
    autosave.set('title', 'U');
    autosave.set('title', ' ');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.sent).toEqual([]);
    expect(autosave.snapshot()).toMatchObject({ state: 'untouched', unsaved: false });
  });

  it('keep a space that the server trims', async () => {
    const { autosave } = aServer();
    autosave.set('title', 'Senior ');
    await vi.advanceTimersByTimeAsync(700);
    expect(autosave.snapshot()).toMatchObject({ values: { title: 'Senior ' }, state: 'saved' });
  });
});

describe('when saving fails', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows the failure, and tries again after ever longer pauses', async () => {
    const { server, autosave } = aServer();
    for (let time = 0; time < 3; time++) server.answerOnceWith(offline);
    autosave.set('title', 'Utvikler');
    await vi.advanceTimersByTimeAsync(700);
    expect(autosave.snapshot()).toMatchObject({ state: 'failed', unsaved: true });
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(server.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(autosave.snapshot()).toMatchObject({ state: 'saved', error: undefined });
  });

  it('stores the changes, and a reload restores them', async () => {
    const before = aServer();
    before.server.answerOnceWith(offline);
    before.autosave.set('title', 'Utvikler');
    await before.autosave.flush();
    expect(before.server.stored).toEqual({ base: { title: '' }, values: { title: 'Utvikler' } });

    const { server, autosave } = aServer({ stored: before.server.stored });
    expect(autosave.snapshot().values.title).toBe('Utvikler');
    await autosave.flush();
    expect(server.current().fields.title).toBe('Utvikler');
    expect(server.stored).toBeUndefined();
  });

  it('treats stored changes as if they had been typed now when somebody saved meanwhile', () => {
    const stored = { base: { title: '' }, values: { title: 'Utvikler' } };
    const newer = { revision: 4, fields: { title: 'Designer', text: 'Ny' }, by: 'Ola' };
    const { autosave } = aServer({ stored, start: newer });
    expect(autosave.snapshot()).toMatchObject({
      values: { title: 'Utvikler', text: 'Ny' },
      conflicts: { title: 'Designer' },
      by: 'Ola',
    });
  });

  it('holds a refused field back until it changes, and goes on saving the others', async () => {
    const { server, autosave } = aServer();
    server.answerOnceWith({ kind: 'refused', fields: ['title'], problems: { title: 'For kort' } });
    autosave.set('title', 'U');
    autosave.set('text', 'Mer');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.sent).toEqual([{ title: 'U', text: 'Mer' }, { text: 'Mer' }]);
    expect(autosave.snapshot()).toMatchObject({
      state: 'failed',
      problems: { title: 'For kort' },
      values: { title: 'U' },
    });
    autosave.set('title', 'Utvikler');
    expect(autosave.snapshot().problems).toEqual({});
    await vi.advanceTimersByTimeAsync(700);
    expect(server.current().fields).toEqual({ title: 'Utvikler', text: 'Mer' });
  });

  it('does not repeat a refusal that names no field that was sent', async () => {
    const { server, autosave } = aServer();
    server.answerOnceWith({ kind: 'refused', fields: [], problems: {} });
    autosave.set('title', 'U');
    expect(await autosave.flush()).toBe(false);
    expect(server.sent).toHaveLength(1);
  });

  it('does not send an unfit field', async () => {
    const { server, autosave } = aServer();
    autosave.set('title', 'half');
    expect(await autosave.flush()).toBe(false);
    expect(server.sent).toEqual([]);
    expect(autosave.snapshot().state).toBe('failed');
  });
});

describe('when somebody else saved', () => {
  it('merges other fields silently, and saves', async () => {
    const { server, autosave } = aServer();
    server.somebodySaves({ text: 'Fra Ola' });
    autosave.set('title', 'Utvikler');
    expect(await autosave.flush()).toBe(true);
    expect(server.current().fields).toEqual({ title: 'Utvikler', text: 'Fra Ola' });
    expect(autosave.snapshot()).toMatchObject({ by: 'Ola', news: ['text'], conflicts: {} });
  });

  it('waits for a choice about the same field, and sends mine when it is chosen', async () => {
    const { server, autosave } = aServer();
    server.somebodySaves({ title: 'Designer' });
    autosave.set('title', 'Utvikler');
    expect(await autosave.flush()).toBe(false);
    expect(server.current().fields.title).toBe('Designer');
    expect(autosave.snapshot()).toMatchObject({
      values: { title: 'Utvikler' },
      conflicts: { title: 'Designer' },
      by: 'Ola',
    });
    autosave.choose('title', 'mine');
    expect(await autosave.flush()).toBe(true);
    expect(server.current().fields.title).toBe('Utvikler');
  });

  it('waits for a choice about the same field after a reload, too', async () => {
    const before = aServer();
    const theirs = before.server.somebodySaves({ title: 'Designer' });
    before.autosave.set('title', 'Utvikler');
    await before.autosave.flush();

    const { server, autosave } = aServer({ stored: before.server.stored, start: theirs });
    expect(await autosave.flush()).toBe(false);
    expect(autosave.snapshot()).toMatchObject({
      values: { title: 'Utvikler' },
      conflicts: { title: 'Designer' },
    });
    expect(server.sent).toEqual([]);
  });

  it('replaces mine with theirs when theirs is chosen', async () => {
    const { server, autosave } = aServer();
    server.somebodySaves({ title: 'Designer' });
    autosave.set('title', 'Utvikler');
    await autosave.flush();
    autosave.choose('title', 'theirs');
    expect(autosave.snapshot()).toMatchObject({
      values: { title: 'Designer' },
      conflicts: {},
      unsaved: false,
    });
    expect(server.sent).toHaveLength(1);
  });

  it('sees no conflict with its own version that arrives while it saves', async () => {
    const { server, autosave } = aServer();
    const answer = server.nextInLine();
    autosave.set('title', 'Utvikler');
    const saved = autosave.flush();
    autosave.set('title', 'Utviklere');
    autosave.meet({ revision: 2, fields: { title: 'Utvikler', text: '' }, by: 'me' });
    answer();
    await saved;
    expect(autosave.snapshot()).toMatchObject({ conflicts: {}, unsaved: false });
    expect(server.current().fields.title).toBe('Utviklere');
  });

  it('ignores an older version that arrives late', () => {
    const { autosave } = aServer();
    autosave.meet({ revision: 1, fields: { title: 'Gammel', text: '' }, by: 'Ola' });
    expect(autosave.snapshot().values.title).toBe('');
  });

  it('two tabs that save in turn lose nothing', async () => {
    const { server, autosave } = aServer();
    for (let round = 0; round < 30; round++) {
      server.somebodySaves({ text: `runde ${round}` });
      autosave.set('title', `tittel ${round}`);
      await autosave.flush();
      expect(server.current().fields).toEqual({ title: `tittel ${round}`, text: `runde ${round}` });
    }
  });
});
