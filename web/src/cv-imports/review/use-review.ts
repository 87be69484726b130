import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import { useState } from 'react';
import type { CvImportResult, SourceLine } from '../cv-imports.queries.ts';
import { beginDraft, type Draft } from './review-draft.ts';

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
  shown: Shown | undefined;
  /** shows the lines, or hides them where they are shown */
  show: (next: Shown) => void;
  setReplaced: (flag: FeatureExtractionFlag, isReplaced: boolean) => void;
}

/** The choices in an import, until they are sent. */
export function useReview(result: CvImportResult): Review {
  const [draft, setDraft] = useState(() => beginDraft(result));
  const [isChanged, setChanged] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const change: Review['change'] = (make) => {
    setDraft(make);
    setChanged(true);
  };
  return {
    result,
    draft,
    change,
    isChanged,
    shown,
    show: (next) => setShown((before) => (before?.id === next.id ? undefined : next)),
    setReplaced: (flag, isReplaced) =>
      change((before) => ({ ...before, replaced: { ...before.replaced, [flag]: isReplaced } })),
  };
}
