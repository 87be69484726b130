import { renderToString } from 'react-dom/server';
import { cvVariantLists } from '@torg/protocol/cvs/cv-terms';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useVariantDraft } from './use-variant-draft.ts';
import type { CvVariant } from './variants.queries.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const variant = (revision: number, title: string): CvVariant => ({
  ...{ cv_variant: 'v', name: 'Kort', assignment: null, revision, updated_at: '', changes: [] },
  choices: { title, lists: {} },
  profile: {
    ...{ title: 'Arkitekt', description: 'Om meg' },
    lists: Object.fromEntries(
      cvVariantLists.map((list) => [list, []]),
    ) as unknown as CvVariant['profile']['lists'],
  },
});

/** The page as it opens, after `typed` was left in this tab with the variant of a revision. */
function opened(now: CvVariant, typed?: { revision: number; title: string }) {
  if (typed) {
    const choices = { title: typed.title, lists: {} };
    const draft = { revision: typed.revision, name: 'Kort', choices };
    stored.set('torg.cv-variant..v', JSON.stringify(draft));
  }
  let found: ReturnType<typeof useVariantDraft> | undefined;
  function Editor() {
    found = useVariantDraft(now);
    return null;
  }
  renderToString(<Editor />);
  if (!found) throw new Error('The editor was not rendered.');
  return found;
}

it('shows the variant as it is saved where nothing was typed', () => {
  const { draft, unsaved, isRestored } = opened(variant(1, 'Rådgiver'));
  expect([draft.title, unsaved, isRestored]).toEqual(['Rådgiver', false, false]);
});

it('has what was typed before a reload', () => {
  const { draft, unsaved, isRestored, isOvertaken } = opened(variant(1, 'Rådgiver'), {
    ...{ revision: 1, title: 'Seniorrådgiver' },
  });
  expect(draft.title).toBe('Seniorrådgiver');
  expect([unsaved, isRestored, isOvertaken]).toEqual([true, true, false]);
});

it('keeps what was typed where somebody else has saved meanwhile, and says so', () => {
  const { draft, isOvertaken, content } = opened(variant(2, 'Arkitekt for oppdraget'), {
    ...{ revision: 1, title: 'Seniorrådgiver' },
  });
  expect(draft.title).toBe('Seniorrådgiver');
  expect(isOvertaken).toBe(true);
  expect(content.choices.title).toBe('Seniorrådgiver');
});

it('has nothing left to save where both sides have written the same', () => {
  const { unsaved, isOvertaken } = opened(variant(2, 'Seniorrådgiver'), {
    ...{ revision: 1, title: 'Seniorrådgiver' },
  });
  expect([unsaved, isOvertaken]).toEqual([false, false]);
});
