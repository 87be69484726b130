interface CommentOf {
  /** who writes; somebody else in the same tab does not see it */
  me: string;
  assignment: string;
  consultant: string;
}

/** Where a comment is kept until it is sent. */
export const commentKey = ({ me, assignment, consultant }: CommentOf): string =>
  `torg.comment.${me}.${assignment}.${consultant}`;
