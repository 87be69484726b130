import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import classes from './BoardView.module.css';

const columns = [3, 2, 4, 1];

/** In the shape of a board, so that nothing jumps. */
export function BoardSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Henter tavlen …`}>
      <Skeleton height={40} mb="md" radius="md" />
      <div className={classes.columns}>
        {columns.map((cards) => (
          <div key={cards} className={classes.ghost}>
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} height={92} radius="md" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
