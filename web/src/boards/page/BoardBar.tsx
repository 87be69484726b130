import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconColumnInsertRight, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { ColumnDialog } from '../column/ColumnDialog.tsx';
import classes from './BoardBar.module.css';
import { BoardTitle } from './BoardTitle.tsx';
import { ColumnSwitch } from './ColumnSwitch.tsx';
import { OthersHere } from './OthersHere.tsx';
import type { useOpenBoard } from './use-open-board.ts';

/** Above the columns: the board's title, who else is here, the filter, and what can be done. */
export function BoardBar({ open }: { open: ReturnType<typeof useOpenBoard> }) {
  const { t } = useLingui();
  const { shown, search, set, canUndo, tools } = open;
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={classes.bar}>
      <BoardTitle state={shown} />
      <OthersHere presence={open.presence} people={open.people} />
      <div className={classes.actions}>
        <SearchField
          className={classes.search}
          label={t`Filtrer på navn, ferdighet eller notat`}
          value={search.q ?? ''}
          onChange={(q) => set({ q: q || undefined })}
        />
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          aria-disabled={!canUndo}
          data-disabled={!canUndo || undefined}
          onClick={tools.undo}
        >
          <Trans>Angre flytting</Trans>
        </Button>
        <Button
          component={HrefLink}
          href={open.recordHref}
          variant="default"
          leftSection={<IconFileText size={18} aria-hidden />}
        >
          <Trans>Utvalgsprotokoll</Trans>
        </Button>
        {shown.can.addColumn && (
          <Button
            variant="default"
            leftSection={<IconColumnInsertRight size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            <Trans>Ny kolonne</Trans>
          </Button>
        )}
      </div>
      {open.isNarrow && <ColumnSwitch open={open} />}
      {isAdding && <ColumnDialog onClose={() => setAdding(false)} />}
    </div>
  );
}
