import { expect, it } from '@jest/globals';
import { readChanges, withChanges, type Comment, type Reply } from './comment-changes';

const reply = (id: number, parentId: number | null, content = `${id}`): Reply => ({
  id,
  parentId,
  content,
  tutorialId: 7,
  userId: 1,
  likes: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  user: { id: 1, displayName: 'Ada', avatar: null },
});
const comment = (id: number, ...replies: number[]): Comment => ({
  ...reply(id, null),
  replies: replies.map((each) => reply(each, id)),
});
const list = [comment(8), comment(3, 4, 6), comment(1)];
const shape = (comments: Comment[] | undefined) =>
  comments?.map(({ id, replies }) => [id, ...replies.map((each) => each.id)]);

it('adds new comments and replies at their places, in whatever order they come', () => {
  const comments = [reply(12, 11), reply(11, null), reply(10, 3)];
  expect(shape(withChanges(list, { comments, gone: [] }))).toEqual([[11, 12], [8], [3, 4, 6, 10], [1]]);
});

it('updates comments, and keeps the reader’s own like and the replies', () => {
  const liked = list.map((each) => ({ ...each, likedByMe: each.id === 3 }));
  const change = { ...reply(3, null, 'autre'), likes: 5 };
  const [, after] = withChanges(liked, { comments: [change, { ...reply(6, 3), likes: 2 }], gone: [] })!;
  expect(after).toMatchObject({ content: 'autre', likes: 5, likedByMe: true });
  expect(after!.replies.map(({ id, likes }) => [id, likes])).toEqual([
    [4, 0],
    [6, 2],
  ]);
});

it('40.16 empties a deleted comment that has replies, whatever the reader liked', () => {
  const liked = list.map((each) => ({ ...each, likes: 4, likedByMe: true }));
  const change = { ...reply(3, null, ''), userId: null, user: null };
  const [, after] = withChanges(liked, { comments: [change], gone: [] })!;
  expect(after).toMatchObject({ id: 3, content: '', likes: 0, likedByMe: false, userId: null, user: null });
  expect(after!.replies).toHaveLength(2);
});

it('removes deleted comments with their replies', () => {
  expect(shape(withChanges(list, { comments: [], gone: [3, 1] }))).toEqual([[8]]);
  expect(shape(withChanges(list, { comments: [], gone: [4] }))).toEqual([[8], [3, 6], [1]]);
});

it('returns undefined for a reply to an unknown comment', () => {
  expect(withChanges(list, { comments: [reply(9, 2)], gone: [] })).toBeUndefined();
});

it('does not modify the given list', () => {
  const before = structuredClone(list);
  withChanges(list, { comments: [reply(10, 3), reply(11, null)], gone: [4] });
  expect(list).toEqual(before);
});

it('reads the changes of a message, and returns undefined for a message without them', () => {
  const changes = { comments: [reply(1, null)], gone: [2] };
  expect(readChanges({ type: 'changed', topic: 'tutorials/7/comments', ...changes })).toEqual(changes);
  expect(readChanges({ type: 'changed', topic: 'tutorials/7/comments' })).toBeUndefined();
});
