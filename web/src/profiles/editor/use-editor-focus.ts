import { useEffect, useRef } from 'react';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { fieldId, partHeadingId } from './field-id.ts';
import type { Place } from './place.ts';

/**
 * Focuses the field that a link named, else the heading of the opened part. On arrival the shell
 * focuses the page's own heading, unless a form was opened; a list that starts at an entry focuses
 * that.
 */
export function useEditorFocus(place: Place, field: string | undefined): void {
  const startsAtEntry = 'at' in place && place.at !== undefined;
  const startsInside = startsAtEntry || (place.kind === 'more' && place.subsection !== undefined);
  const key = JSON.stringify(place);
  const before = useRef(place.kind === 'form' ? undefined : key);
  useEffect(() => {
    const moved = before.current !== key;
    before.current = key;
    if (field !== undefined) return focusWhenThere(fieldId(field));
    if (moved && !startsInside) return focusWhenThere(partHeadingId, 'nearest');
    return undefined;
  }, [key, field, startsInside]);
}
