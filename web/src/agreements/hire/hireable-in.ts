interface Named {
  account: string;
  name: string;
}

interface People {
  consultants: readonly Named[];
  participants: readonly (Named & { role: string })[];
}

/** The consultants that a thread is about; in a direct one, those whom the reader writes with. */
export const hireableIn = ({ consultants, participants }: People): readonly Named[] =>
  consultants.length > 0 ? consultants : participants.filter(({ role }) => role === 'consultant');
