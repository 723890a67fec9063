import { remarkDefinitionList } from 'remark-definition-list';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkContainers } from './tree/remark-containers.js';
import { remarkFormulas } from './tree/remark-formulas.js';

/** Parses the site's Markdown; dialects are converted to it before. */
export const markdownParser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDefinitionList)
  .use(remarkContainers)
  .use(remarkFormulas)
  .freeze();
