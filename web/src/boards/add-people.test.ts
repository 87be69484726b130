import { QueryClient } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSight, readSavedPeople } from '../saved-profiles/public/saved-people.ts';
import { addPeople } from './add-people.ts';

const saved = Array.from({ length: 203 }, (_, place) => ({
  profile: `profile-${place}`,
  consultant: place === 7 ? null : { name: `Konsulent ${place}` },
}));
const added: string[][] = [];

/** The server's part: a page of the list, and cards for so many people as it takes at once. */
const server = async (address: string, { method, body }: { method: string; body?: string }) => {
  const { searchParams } = new URL(address, 'https://torg.example');
  const offset = Number(searchParams.get('offset'));
  const limit = Number(searchParams.get('limit'));
  if (method === 'GET') {
    const saved_profiles = saved.slice(offset, offset + limit);
    return Response.json({ saved_profiles, total: saved.length, limit, offset });
  }
  const { profiles } = JSON.parse(body ?? '') as { profiles: string[] };
  added.push(profiles);
  const cards = profiles.map((profile) => ({ evaluation_board_card: `card of ${profile}` }));
  return Response.json({ cards }, { status: 201 });
};

beforeEach(() => vi.stubGlobal('fetch', server));
afterEach(() => vi.unstubAllGlobals());

it('a list of which somebody cannot be read any more says how many', () => {
  const two = [saved[6], saved[7]] as unknown as Parameters<typeof inSight>[0];
  const { people, hidden } = inSight(two);
  expect(people.map(({ profile }) => profile)).toEqual(['profile-6']);
  expect(hidden).toBe(1);
});

describe('a list that is longer than a page', () => {
  it('comes to the board as a whole, without those whose profiles cannot be read', async () => {
    const people = await readSavedPeople(new QueryClient(), 'list', 'nb');
    const profiles = people.map(({ profile }) => profile);
    expect(profiles).toHaveLength(202);
    expect(profiles).not.toContain('profile-7');
    const cards = await addPeople('board', { profiles, board_column: 'column' });
    expect(cards).toHaveLength(202);
    expect(added.flat()).toEqual(profiles);
    expect(added.every((some) => some.length <= limits.board.peopleAtOnce)).toBe(true);
  });
});
