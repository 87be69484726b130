import { useLingui } from '@lingui/react/macro';
import { useFieldNames } from '../fields/field-names.ts';
import classes from './MarkedText.module.css';
import { useMarking } from './marking.tsx';
import { piecesOf, type Piece } from './marks.ts';

interface MarkedTextProps {
  context: string;
  text: string;
}

/** A text, in which the words that fields came from lead to their fields. */
export function MarkedText({ context, text }: MarkedTextProps) {
  const { marks } = useMarking();
  const own = marks.filter(({ context_id }) => context_id === context);
  return (
    <p className={classes.text}>
      {piecesOf(text, own).map((piece) => (
        <MarkedPiece key={piece.start} piece={piece} />
      ))}
    </p>
  );
}

function MarkedPiece({ piece }: { piece: Piece }) {
  const { t } = useLingui();
  const names = useFieldNames();
  const { active, goToField, pointAt } = useMarking();
  const [mark] = piece.marks;
  if (!mark) return piece.text;
  const name = names[mark.field];
  const isActive = piece.marks.some(({ field }) => field === active);
  return (
    <mark className={classes.mark} data-active={isActive || undefined}>
      <a
        href={`#${mark.target}`}
        className={classes.words}
        data-marks={piece.marks.map(({ id }) => id).join(' ')}
        title={t`Gå til feltet ${name}`}
        onPointerEnter={() => pointAt(mark.field)}
        onPointerLeave={() => pointAt(undefined)}
        onClick={(event) => {
          event.preventDefault();
          goToField(mark);
        }}
      >
        {piece.text}
      </a>
    </mark>
  );
}
