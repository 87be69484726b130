import { profileItemKinds } from '@torg/protocol/profiles/profile-terms';
import { describe, expect, it } from 'vitest';
import { profileModes, profileSearch } from '../profile-search.ts';
import {
  formAddress,
  listAddress,
  partAddress,
  partOf,
  placeAt,
  railParts,
  viewAddress,
  type Place,
} from './place.ts';

const me = '0d9c3a52-7c1f-4f0e-9a6b-1f2e3d4c5b6a';
const item = '7a6b5c4d-3e2f-4a1b-8c9d-0e1f2a3b4c5d';

/** The place that an address opens, parsed as the router would. */
function open(address: string): Place {
  const { pathname, searchParams } = new URL(address, 'https://torg.example');
  const search = profileSearch(Object.fromEntries(searchParams) as never);
  const project = /projects\/([\da-f-]{36})\/edit$/.exec(pathname)?.[1];
  return placeAt({ path: pathname, project, search });
}

describe('an address in the editor', () => {
  it.each(profileItemKinds)('opens the form of a new or an existing %s', (kind) => {
    expect(open(formAddress(me, kind))).toEqual({ kind: 'form', of: kind, item: undefined });
    expect(open(formAddress(me, kind, item))).toEqual({ kind: 'form', of: kind, item });
  });
  it.each(profileItemKinds)('leads from the form of a %s back to its list', (kind) => {
    const part = partOf({ kind: 'form', of: kind });
    expect(partOf(open(listAddress(me, kind, item)))).toBe(part);
    expect(open(listAddress(me, kind, item))).toMatchObject({ at: item });
  });
  it.each(railParts)('opens %s from the rail', (part) => {
    expect(partOf(open(partAddress(me, part)))).toBe(part);
  });
  it('shows one entry to read', () => {
    expect(open(viewAddress(me, 'project', item))).toEqual({ kind: 'view', of: 'project', item });
  });
  it('shows the list when no entry is named', () => {
    expect(open(`/profiles/${me}?mode=view-work-experience`)).toMatchObject({ kind: 'list' });
  });
  it('names a subsection of more', () => {
    expect(open(listAddress(me, 'position_experience'))).toEqual({
      kind: 'more',
      subsection: 'position-experiences',
    });
  });
  it.each(profileModes)('with the mode %s opens a part', (mode) => {
    expect(open(`/profiles/${me}?mode=${mode}`)).toHaveProperty('kind');
  });
  it('with an unknown mode is the whole profile', () => {
    expect(profileSearch({ mode: 'nonsense', id: item } as never)).toEqual({
      mode: undefined,
      id: undefined,
      subsection: undefined,
      field: undefined,
    });
  });
});
