import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { NeedContext } from '../fields/need-context.ts';
import { NeedForm } from '../fields/NeedForm.tsx';
import { ReadNeed } from '../fields/ReadNeed.tsx';
import { useNeedAutosave } from '../fields/use-need-autosave.ts';
import { isUnderWay } from '../job-state.ts';
import { jobState } from '../public/job-state.ts';
import type { Opportunity, Structured } from '../opportunities.queries.ts';
import { MarkingProvider } from '../sources/marking.tsx';
import { marksOf } from '../sources/marks.ts';
import { SourcePane } from '../sources/SourcePane.tsx';
import { structuredOf } from '../structured-of.ts';
import { NothingToRead } from './NothingToRead.tsx';
import { OldNeed } from './OldNeed.tsx';
import classes from './OpportunityPage.module.css';
import { StructuredNotice } from './StructuredNotice.tsx';
import { useLoadedNeed } from './use-loaded-need.ts';

/** A need: its fields, and beside them the texts that they came from. */
export function OpportunityPage() {
  const need = useLoadedNeed();
  const structured = structuredOf(need);
  const marks = structured ? marksOf(structured) : [];
  return (
    <MarkingProvider marks={marks}>
      <div className={classes.columns}>
        <Stack gap="md" className={classes.fields}>
          <StructuredNotice need={need} />
          <Fields need={need} structured={structured} />
        </Stack>
        <SourcePane need={need} />
      </div>
    </MarkingProvider>
  );
}

interface FieldsProps {
  need: Opportunity;
  structured: Structured | undefined;
}

function Fields({ need, structured }: FieldsProps): ReactNode {
  const { structured_opportunity: job, can, opportunity } = need;
  if (structured && can.edit) {
    return <EditedNeed key={opportunity} need={need} structured={structured} />;
  }
  if (structured) return <ReadNeed structured={structured} />;
  if (job?.output?.version === 1) return <OldNeed output={job.output} />;
  if (jobState(job, false) === 'first') return <ListSkeleton rows={3} height={180} />;
  return !isUnderWay(need) && !job && <NothingToRead />;
}

function EditedNeed({ need, structured }: { need: Opportunity; structured: Structured }) {
  return (
    <NeedContext value={useNeedAutosave(need, structured)}>
      <NeedForm />
    </NeedContext>
  );
}
