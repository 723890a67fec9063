import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { MarkdownRenderer } from './markdown-renderer.service.js';
import { RenderingPool } from './rendering-pool.js';

/** One pool per process, since its size follows the number of cores. */
const pool = new RenderingPool();

@Module({
  imports: [MediaModule],
  providers: [MarkdownRenderer, { provide: RenderingPool, useValue: pool }],
  exports: [MarkdownRenderer],
})
export class MarkdownModule {}
