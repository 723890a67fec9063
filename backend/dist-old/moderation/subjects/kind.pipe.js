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
import { Injectable, NotFoundException } from '@nestjs/common';
import { subjectKinds } from './subject-kinds.js';
export class KindPipe {
    transform(value) {
        const kind = subjectKinds.find((each)=>each === value);
        if (!kind) throw new NotFoundException("Il n\u2019y a pas de tel genre de chose.");
        return kind;
    }
}
KindPipe = _ts_decorate([
    Injectable()
], KindPipe);
//# sourceMappingURL=kind.pipe.js.map
