interface Answered {
  status: number;
}

/** Whether the call is allowed; a 400 refuses only the content. */
export const isAccepted = ({ status }: Answered): boolean => status < 300 || status === 400;

/** What rows offer and what the calls allowed, by the same names. */
export interface Compared {
  offered: Record<string, boolean | undefined>;
  allowed: Record<string, boolean>;
  note: (name: string, can: boolean | undefined, outcome: boolean) => void;
}

export function compareCan(): Compared {
  const offered: Compared['offered'] = {};
  const allowed: Compared['allowed'] = {};
  const note: Compared['note'] = (name, can, outcome) => {
    offered[name] = can;
    allowed[name] = outcome;
  };
  return { offered, allowed, note };
}

/** The different outcomes: a comparison with only one of them proves nothing. */
export const outcomes = ({ allowed }: Compared): boolean[] => [...new Set(Object.values(allowed))];
