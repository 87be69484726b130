import { useLingui } from '@lingui/react/macro';
import { disciplineTexts } from '../../competencies/public/discipline-texts.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { usePercentText } from '../../ui/text/number-text.ts';
import { FactList, type Fact } from '../../ui/layout/FactList.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import type { Assignment } from '../assignments.queries.ts';
import { AnswerByText } from '../public/AnswerByText.tsx';
import { DeadlineCell } from '../DeadlineCell.tsx';
import { ExternalLink } from '../ExternalLink.tsx';
import { PlaceText } from '../PlaceText.tsx';

export function AssignmentFacts({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  const percentText = usePercentText();
  const { discipline, percent, start_date, duration, place_description } = assignment;
  const { region, allow_remote_work, deadline, abidance_deadline, assignment_type } = assignment;
  const { admin_deadline, external_url, can } = assignment;
  const facts: (Fact | false)[] = [
    deadline !== null && { label: t`Svarfrist`, value: <DeadlineCell deadline={deadline} /> },
    deadline !== null && {
      label: t`Svar til alle innen`,
      value: <AnswerByText assignment={assignment} />,
    },
    start_date !== null && { label: t`Oppstart`, value: <DateText value={start_date} /> },
    duration !== null && { label: t`Varighet`, value: duration },
    percent !== null && { label: t`Omfang`, value: percentText(percent) },
    (region !== null || allow_remote_work || place_description !== null) && {
      label: t`Sted`,
      value: (
        <>
          <PlaceText place={assignment} />
          {place_description && <div>{place_description}</div>}
        </>
      ),
    },
    discipline !== null && { label: t`Fagområde`, value: t(disciplineTexts[discipline]) },
    abidance_deadline !== null && {
      label: t`Vedståelsesfrist`,
      value: <DateText value={abidance_deadline} />,
    },
    can.edit && {
      label: t`Synlighet`,
      value: assignment_type === 'direct' ? t`Direkte, bare inviterte` : t`Alle konsulenter`,
    },
    can.seeAdminFields &&
      Boolean(admin_deadline) && {
        label: t`Intern frist`,
        value: <DateText value={admin_deadline ?? ''} />,
      },
    can.seeAdminFields &&
      Boolean(external_url) && {
        label: t`Ekstern lenke`,
        value: <ExternalLink href={external_url ?? ''} />,
      },
  ];
  return (
    <Section title={t`Rammer`}>
      <FactList facts={facts.filter((fact) => fact !== false)} />
    </Section>
  );
}
