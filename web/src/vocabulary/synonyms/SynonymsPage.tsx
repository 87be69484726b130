import { Trans, useLingui } from '@lingui/react/macro';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TabLinks } from '../../ui/layout/TabLinks.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { synonymList } from '../terms-search.ts';
import { AllSynonyms } from './AllSynonyms.tsx';
import { MissedSearches } from './MissedSearches.tsx';
import { ReadingBox } from './ReadingBox.tsx';
import { SynonymDialog } from './SynonymDialog.tsx';

const here = '/admin/competencies/synonyms';

/** The synonyms of roles and skills, how searches interpret them, and searches without hits. */
export function SynonymsPage() {
  const { t } = useLingui();
  const { search, set } = useListSearch(synonymList);
  const [opened, { open, close }] = useDisclosure(false);
  const { tab } = search;
  return (
    <>
      <PageHeader
        title={t`Kompetansesynonymer`}
        action={
          <MainAction leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
            <Trans>Nytt synonym</Trans>
          </MainAction>
        }
      />
      <ReadingBox
        text={search.text ?? ''}
        onChange={(text) => set({ text: text || undefined }, true)}
      />
      <TabLinks label={t`Utvalg`}>
        <Link
          to={here}
          search={{ text: search.text, tab: undefined }}
          aria-current={tab === undefined ? 'page' : undefined}
          activeOptions={{ exact: true, explicitUndefined: true }}
        >
          <Trans>Synonymer</Trans>
        </Link>
        <Link
          to={here}
          search={{ text: search.text, tab: 'missed' }}
          aria-current={tab === 'missed' ? 'page' : undefined}
        >
          <Trans>Søk uten treff</Trans>
        </Link>
      </TabLinks>
      {tab === 'missed' ? <MissedSearches /> : <AllSynonyms />}
      {opened && <SynonymDialog onClose={close} />}
    </>
  );
}
