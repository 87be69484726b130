interface CommentOf {
  /** the writer; another user of the same tab does not see the comment */
  me: string;
  assignment: string;
  consultant: string;
}

/** The storage key of a comment until it is sent. */
export const commentKey = ({ me, assignment, consultant }: CommentOf): string =>
  `torg.comment.${me}.${assignment}.${consultant}`;
