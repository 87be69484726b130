import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { cacheActors } from './actors.ts';

const actor = { account: 'a', session: 's' } as Actor;

describe('the account of a session', () => {
  it('is looked up again after half a minute, or once the account was forgotten', async () => {
    let lookupCount = 0;
    let now = 0;
    const find = async () => {
      lookupCount += 1;
      return actor;
    };
    const actors = cacheActors(find, () => now);
    await actors.find('hash');
    await actors.find('hash');
    expect(lookupCount).toBe(1);
    actors.forget('a');
    await actors.find('hash');
    expect(lookupCount).toBe(2);
    now = 30_001;
    await actors.find('hash');
    expect(lookupCount).toBe(3);
  });

  it('is not cached when its rights changed while it was looked up', async () => {
    const lookups: ((found: Actor | null) => void)[] = [];
    const actors = cacheActors(() => new Promise((found) => void lookups.push(found)));
    const before = actors.find('hash');
    actors.forget('a');
    lookups[0]?.(actor);
    expect(await before).toBe(actor);
    const after = actors.find('hash');
    lookups[1]?.(null);
    expect(await after).toBeNull();
  });
});
