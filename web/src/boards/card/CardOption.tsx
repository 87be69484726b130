import { useLingui } from '@lingui/react/macro';
import {
  IconCheck,
  IconDots,
  IconGripVertical,
  IconMessage2,
  IconPaperclip,
} from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import type { BoardPerson } from '../live/people.queries.ts';
import { useCardTexts } from '../public/card-texts.ts';
import { optionId } from '../moving/use-focused-card.ts';
import type { Card } from '../state/board-state.ts';
import { CardCount } from './CardCount.tsx';
import classes from './CardOption.module.css';
import { CardState } from './CardState.tsx';
import { useDraggableCard } from './use-draggable-card.ts';

export interface CardOptionProps {
  id: string;
  /** undefined while it is on its way */
  card: Card | undefined;
  column: string;
  /** among the shown cards of its column, from 1 */
  place: number;
  total: number;
  isStop: boolean;
  isChosen: boolean;
  isInHand: boolean;
  isDragged: boolean;
  /** somebody else has it in their hand, or has just moved it */
  by: BoardPerson | undefined;
}

/** A card in its column. What is pressed inside it has a key or a button beside it as well. */
export const CardOption = memo(function CardOption(props: CardOptionProps) {
  const { id, card, column, place, total, isStop, isChosen, by } = props;
  const { t } = useLingui();
  const { cardName } = useCardTexts();
  const option = useRef<HTMLDivElement>(null);
  useDraggableCard({ option, column, card: id });
  const name = cardName(card);
  return (
    <div
      ref={option}
      id={optionId(id)}
      role="option"
      data-card={id}
      aria-selected={isChosen}
      aria-posinset={place}
      aria-setsize={total}
      aria-describedby="board-keys"
      tabIndex={isStop ? 0 : -1}
      className={classes.card}
      data-hand={props.isInHand || undefined}
      data-dragged={props.isDragged || undefined}
      data-by={by !== undefined || undefined}
    >
      {card === undefined ? (
        <span className={classes.coming}>{t`Henter kortet …`}</span>
      ) : (
        <>
          <PersonImage name={name} src={card.profile_data?.image_url ?? null} size={38} />
          <span className={classes.words}>
            <span className={classes.name}>{name}</span>
            <CardLine card={card} name={name} />
          </span>
          <span className={classes.marks}>
            <CardState card={card} />
            <CardCount icon={IconMessage2} count={card.number_of_card_notes} of="notes" />
            <CardCount icon={IconPaperclip} count={card.number_of_card_files} of="files" />
            {by && (
              <span className={classes.by}>
                <PersonImage name={by.name} src={by.image_url} size={20} />
                {by.name}
              </span>
            )}
          </span>
        </>
      )}
      <span
        className={classes.choose}
        data-chosen={isChosen || undefined}
        aria-hidden
        title={t`Velg`}
        data-press="choose"
      >
        <IconCheck size={14} stroke={3} />
      </span>
      <span className={classes.more} aria-hidden title={t`Handlinger`} data-press="menu">
        <IconDots size={18} />
      </span>
      <span className={classes.handle} aria-hidden data-press="handle">
        <IconGripVertical size={18} />
      </span>
    </div>
  );
});

/** The title of the profile, or the card's own where it is not the name. */
function CardLine({ card, name }: { card: Card; name: string }) {
  const line = [card.profile_data?.title, card.card_title === name ? null : card.card_title]
    .filter(Boolean)
    .join(' · ');
  return line ? <span className={classes.line}>{line}</span> : null;
}
