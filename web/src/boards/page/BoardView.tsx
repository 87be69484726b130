import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { Suspense, useEffect, type RefObject } from 'react';
import { page } from '../../client/page.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { BoardContext, BoardStateContext } from '../board-context.ts';
import type { BoardOf } from '../boards.queries.ts';
import { AddCardDialog } from '../adding/AddCardDialog.tsx';
import { RemovedContext, useRemovedParts } from '../one/removed.ts';
import { BoardBar } from './BoardBar.tsx';
import classes from './BoardView.module.css';
import { BoardColumns } from './BoardColumns.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { LiveRegions } from './LiveRegions.tsx';
import { useOpenBoard } from './use-open-board.ts';
import type { Read } from './use-session.ts';

const CardDrawer = page(() => import('../one/CardDrawer.tsx'), 'CardDrawer');

interface BoardViewProps {
  of: BoardOf;
  read: Read;
  /** why the board could not be read again */
  error: Error | null;
}

/** An open board. */
export function BoardView({ of, read, error }: BoardViewProps) {
  const open = useOpenBoard(of, read);
  const { root, focused, keys, search, tools, adding, chosen } = open;
  const removed = useRemovedParts();
  const { t } = useLingui();
  useSidewaysScroll(root);
  const press = pressOn(open.tools);
  return (
    <BoardContext value={open.board}>
      <BoardStateContext value={open.drawn}>
        <BoardBar open={open} />
        <ErrorNotice error={error} />
        <VisuallyHidden id="board-keys">
          <Trans>
            Piltastene går mellom kortene. Mellomrom løfter kortet, Enter åpner det, X velger det og
            M viser hva det kan flyttes til.
          </Trans>
        </VisuallyHidden>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the cards in it are options */}
        <div
          ref={root}
          role="group"
          aria-label={t`Tavlen`}
          className={classes.columns}
          onClick={({ target }) => press(target)}
          onKeyDown={keys}
          {...open.touch}
          onFocus={focused.handlers.onFocus}
          onBlur={focused.handlers.onBlur}
        >
          <BoardColumns open={open} />
        </div>
        {chosen.size > 0 && <ChosenBar chosen={chosen} onClear={open.clear} />}
        <LiveRegions own={open.own} others={open.others} />
        {adding !== undefined && <AddCardDialog column={adding} onClose={tools.closeAdding} />}
        {search.card !== undefined && (
          <RemovedContext value={removed}>
            <Suspense>
              <CardDrawer />
            </Suspense>
          </RemovedContext>
        )}
      </BoardStateContext>
    </BoardContext>
  );
}

type Tools = ReturnType<typeof useOpenBoard>['tools'];

/** What the mouse presses on a card: the card itself, or one of its marks. */
const pressOn =
  ({ open, openMenu, flipChoice }: Tools) =>
  (target: EventTarget) => {
    if (!(target instanceof Element)) return;
    const card = target.closest<HTMLElement>('[role="option"]')?.dataset.card;
    if (card === undefined) return;
    const part = target.closest<HTMLElement>('[data-press]')?.dataset.press;
    if (part === 'choose') flipChoice(card);
    else if (part === 'menu') openMenu(card);
    else if (part !== 'handle') open(card);
  };

/** A card that is dragged to the edge of the board scrolls it. */
function useSidewaysScroll(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    return element ? autoScrollForElements({ element }) : undefined;
  }, [root]);
}
