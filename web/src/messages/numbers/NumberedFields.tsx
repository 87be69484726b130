import { useLingui } from '@lingui/react/macro';
import { answerFilters } from '@torg/protocol/messages/thread-terms';
import { threadKinds } from '@torg/protocol/terms';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import type { ListSearchState } from '../../ui/list/use-list-search.ts';
import { kindTexts } from '../thread-texts.ts';
import { answerTexts } from './number-texts.ts';
import type { numberedList } from './numbers-search.ts';

export function NumberedFields({ list }: { list: ListSearchState<typeof numberedList> }) {
  const { t } = useLingui();
  const { search, narrow } = list;
  return (
    <>
      <FilterSelect
        label={t`Slag`}
        words={threadKinds}
        texts={kindTexts}
        value={search.kind}
        onChange={(kind) => narrow({ kind })}
      />
      <FilterSelect
        label={t`Besvart`}
        words={answerFilters}
        texts={answerTexts}
        value={search.answer}
        onChange={(answer) => narrow({ answer })}
      />
    </>
  );
}
