import { useEffect, useState } from 'react';
import { draftKey, readDraftOf, storeDraftOf } from '../../ui/form/draft.ts';
import { choicesOf, draftOf, type VariantDraft } from './variant-draft.ts';
import type { CvVariant } from './variants.queries.ts';

/** What is kept over a reload, and of which revision it is a change. */
type Stored = Pick<CvVariant, 'revision' | 'name' | 'choices'>;

const isStored = (found: unknown): found is Stored =>
  typeof found === 'object' && found !== null && 'revision' in found && 'choices' in found;

interface Editing {
  /** the variant of which the draft is a change */
  base: CvVariant;
  draft: VariantDraft;
}

const contentOf = ({ base, draft }: Editing) => ({
  name: draft.name.trim(),
  choices: choicesOf(draft, base),
});
const differs = (one: Editing, other: Editing): boolean =>
  JSON.stringify(contentOf(one)) !== JSON.stringify(contentOf(other));
const asSaved = (base: CvVariant): Editing => ({ base, draft: draftOf(base) });

function begun(variant: CvVariant, stored: Stored | undefined): Editing {
  if (stored === undefined) return asSaved(variant);
  const { revision, name, choices } = stored;
  return { base: { ...variant, revision }, draft: draftOf({ ...variant, name, choices }) };
}

/** The newest variant under what was typed, unless that would hide what somebody else has saved. */
function followed(editing: Editing, variant: CvVariant): Editing {
  if (editing.base === variant) return editing;
  if (!differs(editing, asSaved(editing.base))) return asSaved(variant);
  if (editing.base.revision === variant.revision) return editing;
  return differs(editing, asSaved(variant)) ? editing : { ...editing, base: variant };
}

/** What is typed of a variant: it survives a reload, and what is saved elsewhere meanwhile. */
export function useVariantDraft(variant: CvVariant) {
  const key = draftKey('cv-variant', variant.cv_variant);
  const [stored] = useState(() => readDraftOf(key, isStored));
  const [isRestored, setRestored] = useState(stored !== undefined);
  const [editing, setEditing] = useState(() => begun(variant, stored));
  const newest = followed(editing, variant);
  if (newest !== editing) setEditing(newest);
  const { base, draft } = newest;
  const content = contentOf(newest);
  const unsaved = differs(newest, asSaved({ ...variant, revision: base.revision }));
  const written = unsaved ? JSON.stringify({ revision: base.revision, ...content }) : '';
  useEffect(() => {
    storeDraftOf(key, written === '' ? undefined : (JSON.parse(written) as Stored));
  }, [key, written]);
  return {
    draft,
    /** as it is saved */
    content,
    unsaved,
    isRestored: isRestored && unsaved,
    /** somebody has saved the variant since this was begun */
    isOvertaken: unsaved && base.revision !== variant.revision,
    change: (part: Partial<VariantDraft>) =>
      setEditing((before) => ({ ...before, draft: { ...before.draft, ...part } })),
    discard: () => {
      setEditing(asSaved(variant));
      setRestored(false);
    },
    forget: () => storeDraftOf(key, undefined),
  };
}
