import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeLog } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { watchSpace, type Space } from './space.ts';

const megabyte = 1_048_576;
const diskFull = Object.assign(new Error('could not extend file'), { code: '53100' });

let space: Space;
afterEach(() => space.stop());

function aSpace(options: { probe?: () => Promise<unknown> } = {}) {
  const lines: string[] = [];
  const log = makeLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const disk = { free: 500 };
  space = watchSpace({
    folders: ['here', 'there'],
    leastMegabytes: 200,
    log,
    freeBytes: async (folder) => (folder === 'here' ? 900 : disk.free) * megabyte,
    ...options,
  });
  return { lines, disk };
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

describe('the room for changes', () => {
  it('ends below the least free space and comes back by itself, with one line of the log each', async () => {
    const { lines, disk } = aSpace();
    const heard: boolean[] = [];
    space.onChange((isFull) => heard.push(isFull));
    await space.measure();
    expect(await codeOf(space.change(async () => 'ok'))).toBe('done');
    disk.free = 199;
    await space.measure();
    await space.measure();
    const work = vi.fn<() => Promise<void>>();
    expect(await codeOf(space.change(work))).toBe('storage_is_full');
    expect(work).not.toHaveBeenCalled();
    expect(space.isFull()).toBe(true);
    disk.free = 200;
    await space.measure();
    expect(await codeOf(space.change(async () => 'ok'))).toBe('done');
    expect(heard).toEqual([true, false]);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'the storage is full: changes are refused until there is room',
      'the storage has room again: changes are accepted',
    ]);
  });

  it('is gone when the database says so, until it can be written to again', async () => {
    const probe = vi.fn<() => Promise<void>>().mockRejectedValueOnce(diskFull);
    const { lines } = aSpace({ probe });
    const fail = () => Promise.reject(diskFull);
    expect(await codeOf(space.change(fail))).toBe('storage_is_full');
    expect(await codeOf(space.change(fail))).toBe('storage_is_full');
    expect(space.isFull()).toBe(true);
    await space.measure();
    expect(space.isFull()).toBe(true);
    await space.measure();
    expect(space.isFull()).toBe(false);
    expect(lines).toHaveLength(2);
  });

  it('of files does not hold up what stores no file', async () => {
    aSpace();
    const noSpace = Object.assign(new Error('write'), { code: 'ENOSPC' });
    const upload = () => codeOf(space.change(() => Promise.reject(noSpace), 'files'));
    expect(await upload()).toBe('storage_is_full');
    expect(space.isFull()).toBe(false);
    expect(await codeOf(space.change(async () => 'ok'))).toBe('done');
  });

  it('is not to blame for other errors', async () => {
    aSpace();
    const other = new Error('broken');
    expect(await codeOf(space.change(() => Promise.reject(other)))).toBe(other);
    expect(space.isFull()).toBe(false);
  });
});
