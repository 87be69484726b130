import { useAssignment } from '../../assignments/public/assignment.ts';
import { HireButton } from '../hire/HireButton.tsx';

interface HireOnCardProps {
  person: { account: string; name: string };
  /** of its board, if it has one */
  assignment: string | null;
}

/** Among the actions of a card: whom it is about, for the assignment of its board. */
export const HireOnCard = ({ person, assignment }: HireOnCardProps) =>
  assignment === null ? (
    <HireButton people={[person]} size="xs" />
  ) : (
    <ForAssignment person={person} assignment={assignment} />
  );

function ForAssignment({
  person,
  assignment: uuid,
}: {
  person: HireOnCardProps['person'];
  assignment: string;
}) {
  const { data } = useAssignment(uuid);
  if (data === undefined) return null;
  return <HireButton people={[person]} assignment={{ uuid, title: data.title }} size="xs" />;
}
