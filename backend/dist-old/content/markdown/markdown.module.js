function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
import { Module } from '@nestjs/common';
import { MediaModule } from '../media/media.module.js';
import { MarkdownRenderer } from './markdown-renderer.service.js';
import { RenderingPool } from './rendering-pool.js';
/** One pool per process, since its size follows the number of cores. */ const pool = new RenderingPool();
export class MarkdownModule {
}
MarkdownModule = _ts_decorate([
    Module({
        imports: [
            MediaModule
        ],
        providers: [
            MarkdownRenderer,
            {
                provide: RenderingPool,
                useValue: pool
            }
        ],
        exports: [
            MarkdownRenderer
        ]
    })
], MarkdownModule);
//# sourceMappingURL=markdown.module.js.map
