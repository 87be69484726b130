import { noticeDone, noticeFailure } from './notice.tsx';

export interface Told<A> {
  /** the notice once it is done */
  done?: string | ((answer: A) => string);
  /** a refusal is told in a notice too, with this title; without it, the page shows the error */
  failed?: string | true;
  /** what follows */
  next?: (answer: A) => unknown;
}

export interface Outcome<A> {
  onSuccess: (answer: A) => void;
  onError?: (error: unknown) => void;
}

/** How a button's change ends, for its `mutate`: what follows, and what the user is told. */
export function told<A>({ done, failed, next }: Told<A>): Outcome<A> {
  return {
    onSuccess: (answer) => {
      next?.(answer);
      if (done !== undefined) noticeDone(typeof done === 'string' ? done : done(answer));
    },
    ...(failed && {
      onError: (error) => noticeFailure(error, failed === true ? undefined : failed),
    }),
  };
}
