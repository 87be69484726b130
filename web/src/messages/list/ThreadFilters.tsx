import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { threadKinds } from '@torg/protocol/terms';
import { useEffect, useRef } from 'react';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { kindTexts } from '../thread-texts.ts';
import classes from './ThreadFilters.module.css';
import type { ThreadSearch } from '../thread-search.ts';

export function ThreadFilters({ byAssignment }: { byAssignment: boolean }) {
  const { t } = useLingui();
  const { q, kind, unread, assignment } = useSearch({ from: '/shell/messages' });
  const navigate = useNavigate();
  const field = useRef<HTMLDivElement>(null);
  useSlashToFocus(field);
  const change = (part: ThreadSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...part }), replace: true });
  return (
    <search className={classes.filters}>
      <nav className={classes.views} aria-label={t`Utvalg`}>
        <View to="/messages" current={!byAssignment && !unread && !assignment}>
          <Trans>Alle</Trans>
        </View>
        <View to="/messages" unread="true" current={unread === 'true'}>
          <Trans>Uleste</Trans>
        </View>
        <View to="/messages/assignments" current={byAssignment}>
          <Trans>Etter oppdrag</Trans>
        </View>
      </nav>
      {(!byAssignment || assignment) && (
        <div className={classes.fields} ref={field}>
          <SearchField
            className={classes.search}
            label={t`Søk i meldinger`}
            value={q ?? ''}
            onChange={(next) => change({ q: next || undefined })}
          />
          <FilterSelect
            label={t`Type samtale`}
            isBare
            every={t`Alle typer`}
            words={threadKinds}
            texts={kindTexts}
            value={kind}
            onChange={(next) => change({ kind: next })}
          />
        </div>
      )}
    </search>
  );
}

interface ViewProps {
  to: '/messages' | '/messages/assignments';
  unread?: 'true';
  current: boolean;
  children: React.ReactNode;
}

/** Keeps the search words but not the assignment. */
function View({ to, unread, current, children }: ViewProps) {
  return (
    <Link
      to={to}
      search={({ q, kind }) => ({ q, kind, unread })}
      activeOptions={{ exact: true, explicitUndefined: true }}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}

/** `/` moves the focus to the search field, except while the user types somewhere. */
function useSlashToFocus(field: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const writing = (event.target as HTMLElement).closest(
        'input, textarea, select, [role="dialog"]',
      );
      const input = field.current?.querySelector('input');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || writing || !input) return;
      event.preventDefault();
      input.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [field]);
}
