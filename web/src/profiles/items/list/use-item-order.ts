import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { useState } from 'react';
import { movedTo } from '../../../ui/list/order.ts';
import { useOrderProfileItems } from '../../editing.queries.ts';
import { moveId } from './ItemRow.tsx';

interface Ordered {
  profile: string;
  kind: ProfileItemKind;
  ids: readonly string[];
}

/**
 * Reorders the entries of a kind, step by step or by dragging, and announces the new place of an entry.
 */
export function useItemOrder({ profile, kind, ids }: Ordered) {
  const order = useOrderProfileItems(profile);
  const [lastMove, setLastMove] = useState<{ place: number; of: number }>();
  const put = (items: string[], moved: string) => {
    order.mutate({ kind, items });
    setLastMove({ place: items.indexOf(moved) + 1, of: items.length });
  };
  const move = (id: string, place: number, way: 'up' | 'down') => {
    put(movedTo(ids, id, place), id);
    // Moving the row in the document made its key lose the focus.
    requestAnimationFrame(() => document.getElementById(moveId(id, way))?.focus());
  };
  return { put, move, lastMove, error: order.error };
}
