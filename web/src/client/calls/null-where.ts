/** For a request that may answer that nothing is there: then the answer is null, and no error. */
export const nullWhere =
  (isNothing: (error: unknown) => boolean) =>
  (error: unknown): null => {
    if (isNothing(error)) return null;
    throw error;
  };
