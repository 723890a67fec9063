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
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { firstRunSteps } from '../../platform/settings/site-state.js';
export class FirstRunService {
    config;
    settings;
    constructor(config, settings){
        this.config = config;
        this.settings = settings;
    }
    read() {
        const { firstRun } = this.settings.state;
        const steps = firstRunSteps.map((name)=>({
                name,
                state: firstRun === null ? 'done' : firstRun[name] ?? 'todo'
            }));
        const isDue = steps.some(({ state })=>state === 'todo');
        return {
            isDue,
            steps,
            publicUrl: this.config.publicUrl
        };
    }
    /** Ends the first run with the last step done; postponed steps stay on the checklist. */ async decide(step, state) {
        await this.settings.changeState('firstRun', (present)=>{
            if (present === null) return null;
            const decided = {
                ...present,
                [step]: state
            };
            return firstRunSteps.every((name)=>decided[name] === 'done') ? null : decided;
        });
        return this.read();
    }
    /** Ends the wizard and its reminders. */ async end() {
        await this.settings.changeState('firstRun', ()=>null);
        return this.read();
    }
}
FirstRunService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof SettingsService === "undefined" ? Object : SettingsService
    ])
], FirstRunService);
//# sourceMappingURL=first-run.service.js.map
