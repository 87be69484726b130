import { useLingui } from '@lingui/react/macro';
import { SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useBoardState } from '../board-context.ts';
import { useCardTexts } from '../public/card-texts.ts';
import { FromSavedList } from './FromSavedList.tsx';
import { SearchPeople } from './SearchPeople.tsx';
import { WithoutProfile } from './WithoutProfile.tsx';

interface AddCardDialogProps {
  column: string;
  onClose: () => void;
}

type Way = 'search' | 'saved' | 'none';

/** Adds cards to a column: a consultant, those of a saved list, or somebody without a profile. */
export function AddCardDialog({ column, onClose }: AddCardDialogProps) {
  const { t } = useLingui();
  const { can } = useShellUser();
  const { columnName } = useCardTexts();
  const { columns } = useBoardState();
  const [way, setWay] = useState<Way>('search');
  const name = columnName(columns.find((one) => one.evaluation_board_column === column));
  const ways: { value: Way; label: string }[] = [
    { value: 'search', label: t`Søk` },
    ...(can.saveProfiles ? [{ value: 'saved' as const, label: t`Fra favoritter` }] : []),
    { value: 'none', label: t`Uten profil` },
  ];
  return (
    <Dialog onClose={onClose} title={t`Legg til kort i ${name}`} size="lg">
      <Stack>
        <SegmentedControl
          fullWidth
          aria-label={t`Hvem kortet gjelder`}
          data={ways}
          value={way}
          onChange={(value) => setWay(value)}
        />
        {way === 'search' && <SearchPeople column={column} />}
        {way === 'saved' && <FromSavedList column={column} />}
        {way === 'none' && <WithoutProfile column={column} onDone={onClose} />}
      </Stack>
    </Dialog>
  );
}
