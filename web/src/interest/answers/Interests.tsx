import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { SearchTabs } from '../../ui/layout/SearchTabs.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ChoiceBar } from '../../ui/list/ChoiceBar.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import type { Interest } from '../interest.queries.ts';
import { AnswerDialog } from '../public/AnswerDialog.tsx';
import { InterestRows } from './InterestRows.tsx';
import { interestTabs, type InterestTab } from './interests-search.ts';

const tabTexts: Record<InterestTab, MessageDescriptor> = {
  waiting: msg`Venter på svar`,
  answered: msg`Har fått svar`,
  all: msg`Alle`,
};
const shows: Record<InterestTab, (interest: Interest) => boolean> = {
  waiting: ({ can }) => can.answer,
  answered: ({ answered_at }) => answered_at !== null,
  all: () => true,
};
const most = limits.interest.answers;

interface InterestsProps {
  assignment: string;
  interests: readonly Interest[];
}

export function Interests({ assignment, interests }: InterestsProps) {
  const { t } = useLingui();
  const { tab = 'waiting' } = useSearch({ from: '/shell/assignments/$assignment/interests' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = interests.filter(shows[tab]);
  // Somebody else may have answered some of them meanwhile.
  const open = shown.filter((one) => one.can.answer && chosen.includes(one.assignment_interest));
  return (
    <Section
      title={t`Interesserte konsulenter`}
      lead={
        <Plural
          value={interests.length}
          _0="Ingen har svart ennå."
          one="# konsulent har meldt interesse."
          other="# konsulenter har meldt interesse."
        />
      }
    >
      <SearchTabs label={t`Utvalg`} tabs={interestTabs} texts={tabTexts} current={tab} />
      {shown.length === 0 ? (
        <NoneHere tab={tab} isEmpty={interests.length === 0} />
      ) : (
        <InterestRows
          interests={shown}
          chosen={open.map((one) => one.assignment_interest)}
          most={most}
          onChange={setChosen}
        />
      )}
      {open.length > 0 && (
        <AnswerBar assignment={assignment} open={open} onClear={() => setChosen([])} />
      )}
    </Section>
  );
}

function NoneHere({ tab, isEmpty }: { tab: InterestTab; isEmpty: boolean }) {
  const { t } = useLingui();
  if (isEmpty) {
    return (
      <EmptyState title={t`Ingen har meldt interesse ennå`}>
        <Trans>De som melder interesse, kommer hit. Alle skal ha et svar.</Trans>
      </EmptyState>
    );
  }
  return tab === 'waiting' ? (
    <EmptyState title={t`Ingen venter på svar`}>
      <Trans>Alle som har meldt interesse, har fått svar eller har trukket seg.</Trans>
    </EmptyState>
  ) : (
    <EmptyState title={t`Ingen har fått svar ennå`}>
      <Trans>Velg hvem du vil svare under «Venter på svar».</Trans>
    </EmptyState>
  );
}

interface AnswerBarProps {
  assignment: string;
  open: readonly Interest[];
  onClear: () => void;
}

/** Answers those who are chosen, all at once. */
function AnswerBar({ assignment, open, onClear }: AnswerBarProps) {
  const { t } = useLingui();
  const [isAnswering, setAnswering] = useState(false);
  const done = () => {
    setAnswering(false);
    onClear();
  };
  return (
    <ChoiceBar
      label={t`Valgte konsulenter`}
      counted={<Plural value={open.length} one="# valgt" other="# valgt" />}
    >
      <Button variant="default" onClick={onClear}>
        <Trans>Fjern valgene</Trans>
      </Button>
      <Button onClick={() => setAnswering(true)}>
        <Trans>Svar</Trans>
      </Button>
      {isAnswering && (
        <AnswerDialog
          assignment={assignment}
          interests={open}
          onClose={() => setAnswering(false)}
          onDone={done}
        />
      )}
    </ChoiceBar>
  );
}
