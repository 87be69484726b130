import { useLingui } from '@lingui/react/macro';
import type { BoardMessage } from '@torg/protocol/boards/board-terms';
import { useEffect, useState } from 'react';
import { noticeNews } from '../../ui/states/notice.tsx';
import { useCardTexts } from '../public/card-texts.ts';
import type { BoardState } from '../state/board-state.ts';
import type { BoardPerson } from './people.queries.ts';

interface OthersOptions {
  people: ReadonlyMap<string, BoardPerson>;
  /** what the user has in hand, by key or by mouse */
  inHand: readonly string[];
  /** the column above which it is */
  handColumn: string | undefined;
  sayOfOthers: (text: string) => void;
  say: (text: string) => void;
  /** puts what is in the hand back */
  release: () => void;
}

const [markMs, sweepMs] = [4_000, 500];

/** Says what others do, marks the cards they move, and warns when it concerns what one has in hand. */
export function useOthers(options: OthersOptions) {
  const { people, inHand, handColumn, sayOfOthers, say, release } = options;
  const { t } = useLingui();
  const sentence = useSentence(people);
  const { moved, mark } = useMarks();

  const warn = (text: string) => {
    say(text);
    noticeNews(text);
  };
  /** One's own step in another tab is only told where it takes away what one holds here. */
  const onOther = (message: BoardMessage, before: BoardState, isOwn: boolean): void => {
    const { change, card, by, column } = message;
    const text = sentence(message, before);
    const isInHand = card !== undefined && inHand.includes(card);
    if (isOwn && change !== 'card_removed' && change !== 'column_removed') return;
    if (card !== undefined && by !== undefined && change === 'card_moved') mark(card, by);
    if (isInHand && change === 'card_moved') {
      warn(t`${text}, mens du holder kortet. Slipper du det, gjelder plassen du velger.`);
    } else if (isInHand && change === 'card_removed') {
      release();
      warn(t`${text}, mens du holdt kortet. Det kan ikke slippes.`);
    } else if (change === 'column_removed' && column === handColumn) {
      release();
      warn(t`${text}, mens du holdt et kort over den. Kortet er lagt tilbake.`);
    } else if (text && !isOwn) sayOfOthers(text);
  };
  return { moved, onOther };
}

interface Mark {
  by: string;
  /** as `performance.now` counts */
  end: number;
}
type Marks = ReadonlyMap<string, Mark>;

/** Who has just moved which cards. */
function useMarks() {
  const [moved, setMoved] = useState<Marks>(new Map());
  const isMarked = moved.size > 0;
  useEffect(() => {
    if (!isMarked) return undefined;
    const timer = setInterval(() => setMoved(withoutEnded), sweepMs);
    return () => clearInterval(timer);
  }, [isMarked]);
  const mark = (card: string, by: string) =>
    setMoved((before) => new Map(before).set(card, { by, end: performance.now() + markMs }));
  return { moved, mark };
}

/** Those that end about the same time end together. */
function withoutEnded(marks: Marks): Marks {
  const now = performance.now();
  const left = [...marks].filter(([, { end }]) => end > now);
  return left.length === marks.size ? marks : new Map(left);
}

function useSentence(people: ReadonlyMap<string, BoardPerson>) {
  const { t } = useLingui();
  const { cardName, columnName } = useCardTexts();
  return ({ change, card, column, by }: BoardMessage, before: BoardState): string => {
    const who = (by !== undefined && people.get(by)?.name) || t`En kollega`;
    const name = cardName(card === undefined ? undefined : before.cards.get(card));
    const at = columnName(before.columns.find(({ evaluation_board_column: id }) => id === column));
    switch (change) {
      case 'card_moved':
        return t`${who} flyttet ${name} til ${at}`;
      case 'card_added':
        return by === undefined ? t`Et nytt kort kom i ${at}` : t`${who} la til et kort i ${at}`;
      case 'card_removed':
        return t`${who} fjernet ${name}`;
      case 'cards_added':
        return by === undefined ? t`Nye kort kom i ${at}` : t`${who} la til flere kort i ${at}`;
      case 'cards_changed':
        return by === undefined ? '' : t`${who} flyttet flere kort`;
      case 'column_added':
        return t`${who} la til en kolonne`;
      case 'column_changed':
      case 'column_moved':
        return t`${who} endret kolonnen ${at}`;
      case 'column_removed':
        return t`${who} slettet kolonnen ${at}`;
      case 'board_changed':
        return t`${who} ga tavlen et annet navn`;
      case 'card_changed':
      case 'presence':
        return '';
    }
  };
}
