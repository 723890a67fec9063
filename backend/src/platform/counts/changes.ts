/** What is counted, in parts that the one who keeps the count has chosen. */
export type Subject = 'tutorials' | 'views' | 'likes' | 'members' | 'comments' | 'reports' | 'audit' | Days;
/** By the day on which they were made. */
export type Days = 'tutorial-days' | 'member-days' | 'comment-days';

export interface Change {
  subject: Subject;
  part: string;
  by: number;
}
