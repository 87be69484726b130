import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../client/use-locale.ts';
import type { AnswerTo } from '../client/calls/calls.ts';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import { told } from '../ui/states/told.ts';
import { QueryState } from '../ui/states/QueryState.tsx';
import { isSlow } from './is-slow.ts';
import { TermPicker } from './TermPicker.tsx';
import { UsedText } from './UsedText.tsx';
import { previewQuery, useMergeTerm, type NamedTerm } from './vocabulary.queries.ts';

interface MergeDialogProps {
  term: NamedTerm;
  /** the term to merge into, if it is chosen already */
  into?: NamedTerm;
  onClose: () => void;
  onMerged?: () => void;
}

/** Previews a merge before it is done. */
export function MergeDialog({ term, into: first, onClose, onMerged }: MergeDialogProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [into, setInto] = useState(first);
  const [tried, setTried] = useState(false);
  const merge = useMergeTerm(term.competency);
  const name = term.names[locale];
  const confirm = () => {
    setTried(true);
    if (!into) return;
    const next = () => {
      onClose();
      onMerged?.();
    };
    const done = t`${name} er slått sammen med ${into.names[locale]}`;
    merge.mutate(into.competency, told({ done, next }));
  };
  return (
    <ConfirmDialog
      opened
      title={t`Slå sammen ${name}`}
      confirm={t`Slå sammen`}
      onConfirm={confirm}
      onClose={onClose}
      pending={merge.isPending}
      error={merge.error}
    >
      <Stack>
        <TermPicker
          label={t`Med`}
          description={t`Denne blir stående i stedet, overalt.`}
          type={term.type}
          without={term.competency}
          value={into}
          onChange={setInto}
          data-autofocus={first ? undefined : true}
          error={tried && !into ? t`Velg hva den skal slås sammen med` : null}
        />
        {into && <Preview term={term} into={into} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Preview({ term, into }: { term: NamedTerm; into: NamedTerm }) {
  const { t } = useLingui();
  const locale = useLocale();
  const preview = useQuery(previewQuery(term.competency, into.competency));
  return (
    <QueryState
      query={preview}
      skeleton={<ListSkeleton rows={1} height={96} />}
      errorTitle={t`Vi fikk ikke sett på sammenslåingen`}
    >
      {(data) => <Outcome preview={data} name={into.names[locale]} />}
    </QueryState>
  );
}

type Preview = AnswerTo<'GET /api/main/admin/competencies/{competency}/merge/{into}'>;

interface OutcomeProps {
  preview: Preview;
  /** of the term that remains */
  name: string;
}

function Outcome({ preview: { moved, both, synonyms, hidden }, name }: OutcomeProps) {
  const words = synonyms.join(', ');
  const hasBoth = both.profiles + both.entries + both.assignments > 0;
  return (
    <Stack gap="xs">
      <Text>
        <Trans>
          Flyttes: <UsedText used={moved} />.
        </Trans>
      </Text>
      {hasBoth && (
        <Text>
          <Trans>
            Har begge fra før: <UsedText used={both} />. De får én, og beholder merket som ekspert
            eller fremhevet.
          </Trans>
        </Text>
      )}
      {synonyms.length > 0 && (
        <Text>
          <Trans>Blir synonymer: {words}.</Trans>
        </Text>
      )}
      {hidden > 0 && (
        <Alert color="clay" variant="light">
          <Plural
            value={hidden}
            one="# synlig profil får for få ferdigheter, og skjules til den har nok."
            other="# synlige profiler får for få ferdigheter, og skjules til de har nok."
          />
        </Alert>
      )}
      {isSlow(moved.profiles) && (
        <Text>
          <Trans>
            Søk og filtre følger etter, profil for profil. Siden til {name} viser hvor langt de er
            kommet.
          </Trans>
        </Text>
      )}
      <Text c="dimmed" size="sm">
        <Trans>
          Du kan angre. Da settes alt tilbake som det var, så langt ingen har endret det siden.
        </Trans>
      </Text>
    </Stack>
  );
}
