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
import { Injectable } from '@nestjs/common';
export class IndexPreparation {
    progress = null;
    firstLook;
    endFirstLook = ()=>undefined;
    /** Starts the check for missing tutorials; `present` waits for its first result. */ begin() {
        this.firstLook ??= new Promise((resolve)=>this.endFirstLook = resolve);
    }
    report(progress) {
        this.progress = progress;
        this.endFirstLook();
    }
    /** Releases those who wait, whatever the check has found. */ end() {
        this.endFirstLook();
    }
    /** Null once the index contains everything that existed at the start. */ async present() {
        await this.firstLook;
        return this.progress;
    }
}
IndexPreparation = _ts_decorate([
    Injectable()
], IndexPreparation);
//# sourceMappingURL=index-preparation.js.map
