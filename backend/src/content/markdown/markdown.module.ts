import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { MarkdownRenderer } from './markdown-renderer.service.js';
import { RenderingPool } from './rendering-pool.js';

/** A process has the threads that its machine has cores for, whatever runs in it. */
const pool = new RenderingPool();

@Module({
  imports: [MediaModule],
  providers: [MarkdownRenderer, { provide: RenderingPool, useValue: pool }],
  exports: [MarkdownRenderer],
})
export class MarkdownModule {}
