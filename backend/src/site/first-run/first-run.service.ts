import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { firstRunSteps, type FirstRunStep } from '../../platform/settings/site-state.js';

export type StepState = 'todo' | 'done' | 'later';

export interface FirstRun {
  /** Whether the console shows the wizard: at least one step is neither done nor postponed. */
  isDue: boolean;
  steps: { name: FirstRunStep; state: StepState }[];
  /** The public URL as configured. */
  publicUrl: string;
}

/** The set-up steps of a new site, each independent of the others. */
@Injectable()
export class FirstRunService {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
  ) {}

  read(): FirstRun {
    const { firstRun } = this.settings.state;
    const steps = firstRunSteps.map((name) => ({
      name,
      state: firstRun === null ? ('done' as const) : (firstRun[name] ?? ('todo' as const)),
    }));
    const isDue = steps.some(({ state }) => state === 'todo');
    return { isDue, steps, publicUrl: this.config.publicUrl };
  }

  /** Ends the first run with the last step done; postponed steps stay on the checklist. */
  async decide(step: FirstRunStep, state: Exclude<StepState, 'todo'>): Promise<FirstRun> {
    await this.settings.changeState('firstRun', (present) => {
      if (present === null) return null;
      const decided = { ...present, [step]: state };
      return firstRunSteps.every((name) => decided[name] === 'done') ? null : decided;
    });
    return this.read();
  }

  /** Ends the wizard and its reminders. */
  async end(): Promise<FirstRun> {
    await this.settings.changeState('firstRun', () => null);
    return this.read();
  }
}
