import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu, NativeSelect } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { MoreMenu } from '../ui/dialog/MoreMenu.tsx';
import { AgoText } from '../ui/text/DateText.tsx';
import { told } from '../ui/states/told.ts';
import { findAddress } from './find-address.ts';
import { CurrentHits } from './CurrentHits.tsx';
import { RenameSearchDialog } from './RenameSearchDialog.tsx';
import { rhythms, rhythmTexts } from './rhythm-texts.ts';
import { useChangeSearch, type Rhythm, type SavedSearch } from './saved-searches.queries.ts';
import classes from './SavedSearchRow.module.css';
import { useSearchText } from './use-search-text.ts';

interface SavedSearchRowProps {
  saved: SavedSearch;
  onRemove: () => void;
}

/** One search: its filters, what it finds, and how often it sends alerts. */
export function SavedSearchRow({ saved, onRemove }: SavedSearchRowProps) {
  const inWords = useSearchText();
  const { title, audience, opened_at, can } = saved;
  const address = findAddress(saved);
  return (
    <li className={`torg-card ${classes.card}`}>
      <div className={classes.words}>
        <h2 className={classes.title}>
          {address && can.open ? <Link {...address}>{title}</Link> : title}
        </h2>
        <p className={classes.quiet}>
          {audience === 'admin' && <Trans>Blant alle, også skjulte. </Trans>}
          {address ? (
            inWords(address.search).join(' · ') || <Trans>Alle konsulenter</Trans>
          ) : (
            <Trans>Søket er laget utenfor søkesiden, og kan ikke vises som filtre.</Trans>
          )}
        </p>
        <p className={classes.facts}>
          <CurrentHits search={saved.saved_search} />
          {opened_at && (
            <span className={classes.quiet}>
              <Trans>
                Åpnet <AgoText value={opened_at} />
              </Trans>
            </span>
          )}
        </p>
      </div>
      <div className={classes.actions}>
        {can.change && <RhythmField saved={saved} />}
        {address && can.open && (
          <Button variant="light" renderRoot={(props) => <Link {...props} {...address} />}>
            <Trans>Se treffene</Trans>
          </Button>
        )}
        <MoreActions saved={saved} onRemove={onRemove} />
      </div>
    </li>
  );
}

function RhythmField({ saved }: { saved: SavedSearch }) {
  const { t } = useLingui();
  const { saved_search, title, notify } = saved;
  const change = useChangeSearch(saved_search);
  const set = (next: Rhythm) =>
    change.mutate(
      { notify: next },
      told({
        done: next === 'never' ? t`Varslene er slått av` : t`Varslene er endret`,
        failed: t`Varslene ble ikke endret`,
      }),
    );
  return (
    <NativeSelect
      label={t`E-post om nye treff`}
      aria-label={t`E-post om nye treff for ${title}`}
      value={change.isPending ? change.variables.notify : notify}
      onChange={({ currentTarget: { value } }) => set(value as Rhythm)}
      data={rhythms.map((value) => ({ value, label: t(rhythmTexts[value]) }))}
    />
  );
}

function MoreActions({ saved, onRemove }: SavedSearchRowProps) {
  const { t } = useLingui();
  const { title, can } = saved;
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <MoreMenu label={t`Flere handlinger for ${title}`} framed>
        {can.change && (
          <Menu.Item
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setRenaming(true)}
          >
            <Trans>Gi nytt navn</Trans>
          </Menu.Item>
        )}
        {can.remove && (
          <Menu.Item c="error" leftSection={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
            <Trans>Slett søket</Trans>
          </Menu.Item>
        )}
      </MoreMenu>
      {isRenaming && <RenameSearchDialog saved={saved} onClose={() => setRenaming(false)} />}
    </>
  );
}
