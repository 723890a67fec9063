import { Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { firstRunSteps, type FirstRunStep } from '../../platform/settings/site-state.js';

export type StepState = 'todo' | 'done' | 'later';

export interface FirstRun {
  /** Whether the console leads through it: there is a step nobody has done or put off. */
  isDue: boolean;
  steps: { name: FirstRunStep; state: StepState }[];
  /** The address the site believes it has. */
  publicUrl: string;
}

/** The steps through which the first administrator of a new site is led, each on its own and in any order. */
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

  /** With the last one done it is over; what is put off stays on the list of what is left to do. */
  async decide(step: FirstRunStep, state: Exclude<StepState, 'todo'>): Promise<FirstRun> {
    await this.settings.changeState('firstRun', (present) => {
      if (present === null) return null;
      const decided = { ...present, [step]: state };
      return firstRunSteps.every((name) => decided[name] === 'done') ? null : decided;
    });
    return this.read();
  }

  /** Nobody is led or reminded any more. */
  async end(): Promise<FirstRun> {
    await this.settings.changeState('firstRun', () => null);
    return this.read();
  }
}
