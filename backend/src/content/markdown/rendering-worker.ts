// Runs in the threads of RenderingPool. Errors lose their class between threads, so they are returned as a reason.
import { threadId } from 'node:worker_threads';
import { complexityProblem } from './complexity.js';
import { renderSourceText, renderMarkdown, TooComplexError } from './render-markdown.js';
import type { MarkdownAsset, RenderedMarkdown } from './rendered-markdown.js';
import { withoutComments } from './without-comments.js';

export interface RenderingTask {
  source: string;
  assets: Record<string, MarkdownAsset>;
  /** Adds source line numbers to blocks. */
  marked?: boolean;
}

/** Shared memory in which a thread stores its id and its CPU time in milliseconds when it starts a task. */
export type Start = Int32Array<SharedArrayBuffer>;

export type StartedTask = RenderingTask & { start: Start };

/** Call it first if there is a time limit: a new thread takes time to load this module. */
export function getReady(): void {}

export async function render({
  source,
  assets,
  marked,
  start,
}: StartedTask): Promise<RenderedMarkdown | { tooIntricate: string }> {
  noteStart(start);
  try {
    return await renderMarkdown(source, assets, marked);
  } catch (error) {
    if (error instanceof TooComplexError) return { tooIntricate: error.message };
    throw error;
  }
}

export function renderSource({ source, start }: StartedTask): RenderedMarkdown {
  noteStart(start);
  return renderSourceText(source);
}

/** Like the renderer, leaves a source unchanged that is shown as source, see `renderSource`. */
export function removeComments({ source, start }: StartedTask): string {
  noteStart(start);
  if (complexityProblem(source)) return source;
  try {
    return withoutComments(source);
  } catch (error) {
    if (error instanceof RangeError) return source;
    throw error;
  }
}

function noteStart(start: Start): void {
  const { user, system } = process.threadCpuUsage();
  start.set([threadId, (user + system) / 1000]);
}
