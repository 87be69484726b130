import { useNavigate, useSearch } from '@tanstack/react-router';
import { readBoardSearch, type BoardSearch } from '../board-search.ts';

/** What the address of the board says, and how it is changed. */
export function useBoardAddress() {
  const raw: object = useSearch({ strict: false });
  const search = readBoardSearch(raw as Parameters<typeof readBoardSearch>[0]);
  const navigate = useNavigate();
  const set = (part: Partial<BoardSearch>, replace = true) =>
    void navigate({
      to: '.',
      search: ((before: BoardSearch) => ({ ...before, ...part })) as never,
      resetScroll: false,
      replace,
    });
  return { search, set };
}
