// Runs in the threads of RenderingPool. Errors lose their class between threads, so they are returned as a reason.
import { renderSourceText, renderMarkdown, TooComplexError } from './render-markdown.js';
import type { MarkdownAsset, RenderedMarkdown } from './rendered-markdown.js';

export interface RenderingTask {
  source: string;
  assets: Record<string, MarkdownAsset>;
  /** Adds source line numbers to blocks. */
  marked?: boolean;
}

/** Call first when there is a time limit: a new thread takes time to load this module. */
export function getReady(): void {}

export async function render({
  source,
  assets,
  marked,
}: RenderingTask): Promise<RenderedMarkdown | { tooIntricate: string }> {
  try {
    return await renderMarkdown(source, assets, marked);
  } catch (error) {
    if (error instanceof TooComplexError) return { tooIntricate: error.message };
    throw error;
  }
}

export function renderSource({ source }: RenderingTask): RenderedMarkdown {
  return renderSourceText(source);
}
