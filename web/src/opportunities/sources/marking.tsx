import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import type { NeedField } from '../fields/need-fields.ts';
import type { Mark } from './marks.ts';

export interface Marking {
  marks: readonly Mark[];
  /** the field whose words are marked: the one below the pointer, else the one that was chosen */
  active: NeedField | undefined;
  /** the field that somebody works in, or has gone to */
  chosen: NeedField | undefined;
  choose: (field: NeedField) => void;
  pointAt: (field: NeedField | undefined) => void;
  /** goes from a field to its words */
  goToSource: (mark: Mark) => void;
  /** goes from words to their field */
  goToField: (mark: Mark) => void;
}

const MarkingContext = createContext<Marking | undefined>(undefined);

export function useMarking(): Marking {
  const marking = use(MarkingContext);
  if (!marking) throw new Error('There is nothing to mark here.');
  return marking;
}

interface MarkingProviderProps {
  marks: readonly Mark[];
  children: ReactNode;
}

/** Ties the fields of a need to the words that they came from. */
export function MarkingProvider({ marks, children }: MarkingProviderProps) {
  const [chosen, setChosen] = useState<NeedField>();
  const [pointed, pointAt] = useState<NeedField>();
  const marking = useMemo(() => {
    // Where the pointer rests no longer counts once somebody works in another field.
    const choose = (field: NeedField) => {
      setChosen(field);
      pointAt(undefined);
    };
    return {
      marks,
      active: pointed ?? chosen,
      chosen,
      choose,
      pointAt,
      goToSource: ({ id, field }: Mark) => {
        choose(field);
        const words = document.querySelector<HTMLElement>(`[data-marks~="${id}"]`);
        words?.scrollIntoView({ block: 'center' });
        words?.focus({ preventScroll: true });
      },
      goToField: ({ target, field }: Mark) => {
        choose(field);
        void focusWhenThere(target);
      },
    };
  }, [marks, chosen, pointed]);
  return <MarkingContext value={marking}>{children}</MarkingContext>;
}
