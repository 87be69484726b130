import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import { useEffect, useState } from 'react';
import { draftKey, readDraftOf, storeDraftOf } from '../../ui/form/draft.ts';
import type { CvImportResult, SourceLine } from '../cv-imports.queries.ts';
import { beginDraft, storedDraftOf, type Draft } from './review-draft.ts';

/** What stands out in the file: which entry it belongs to, and its lines. */
export interface Shown {
  id: string;
  lines: readonly SourceLine[];
}

export interface Review {
  result: CvImportResult;
  draft: Draft;
  change: (change: (before: Draft) => Draft) => void;
  isChanged: boolean;
  /** has what was chosen before a reload */
  isRestored: boolean;
  /** begins anew, as the import was read */
  discard: () => void;
  shown: Shown | undefined;
  /** shows the lines, or hides them where they are shown */
  show: (next: Shown) => void;
  setReplaced: (flag: FeatureExtractionFlag, isReplaced: boolean) => void;
}

/** The choices in an import, until they are sent; a reload keeps them. */
export function useReview(result: CvImportResult): Review {
  const { profile_cv_import, updated_at } = result;
  const key = draftKey('cv-import', profile_cv_import);
  const [stored] = useState(() => storedDraftOf(result, readDraftOf(key, isObject)));
  const [draft, setDraft] = useState(() => stored ?? beginDraft(result));
  const [isChanged, setChanged] = useState(stored !== undefined);
  const [isRestored, setRestored] = useState(stored !== undefined);
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    storeDraftOf(key, isChanged ? { updated_at, draft } : undefined);
  }, [key, isChanged, updated_at, draft]);
  const change: Review['change'] = (make) => {
    setDraft(make);
    setChanged(true);
  };
  return {
    result,
    draft,
    change,
    isChanged,
    isRestored,
    discard: () => {
      setDraft(beginDraft(result));
      setChanged(false);
      setRestored(false);
    },
    shown,
    show: (next) => setShown((before) => (before?.id === next.id ? undefined : next)),
    setReplaced: (flag, isReplaced) =>
      change((before) => ({ ...before, replaced: { ...before.replaced, [flag]: isReplaced } })),
  };
}

const isObject = (found: unknown): found is object => typeof found === 'object' && found !== null;
