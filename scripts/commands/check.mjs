import { runChecks } from '../check/run-checks.mjs';

const { passed, failed } = await runChecks({ all: true });
console.log(
  failed === 0 ? `Les ${passed} contrôles passent.` : `${failed} contrôles sur ${passed + failed} échouent.`,
);
process.exitCode = failed === 0 ? 0 : 1;
