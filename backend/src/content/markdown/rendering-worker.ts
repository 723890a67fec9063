// What runs in the threads of RenderingPool. An error would lose its class on the way back: it goes as a reason.
import { renderAsWritten, renderMarkdown, TooIntricateError } from './render-markdown.js';
import type { MarkdownAsset, RenderedMarkdown } from './rendered-markdown.js';

export interface RenderingTask {
  source: string;
  assets: Record<string, MarkdownAsset>;
  /** Whether blocks say on which line of the source they begin. */
  marked?: boolean;
}

/** To be called before the others by who gives them a time limit: a new thread takes its own to load all this. */
export function getReady(): void {}

export async function render({
  source,
  assets,
  marked,
}: RenderingTask): Promise<RenderedMarkdown | { tooIntricate: string }> {
  try {
    return await renderMarkdown(source, assets, marked);
  } catch (error) {
    if (error instanceof TooIntricateError) return { tooIntricate: error.message };
    throw error;
  }
}

export function showAsWritten({ source }: RenderingTask): RenderedMarkdown {
  return renderAsWritten(source);
}
