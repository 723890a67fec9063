/** Subjects of counts; each defines its own parts. */
export type Subject =
  | 'tutorials'
  | 'views'
  | 'likes'
  | 'members'
  | 'member-kinds'
  | 'comments'
  | 'deleted-comments'
  | 'reports'
  | 'queue'
  | 'audit'
  | 'subscribers'
  | Days;
/** Counted by day of creation. */
export type Days = 'tutorial-days' | 'member-days' | 'comment-days';

export interface Change {
  subject: Subject;
  part: string;
  by: number;
}
