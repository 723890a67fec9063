import { runChecks } from '../check/run-steps.mjs';
import { build } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';

/** Runs all checks that do not run the product; returns the exit code. */
export default async function check() {
  install();
  await build(['backend', 'styles']);
  const { passed, failed } = await runChecks({ all: true });
  console.log(
    failed === 0
      ? `Les ${passed} contrôles passent.`
      : `${failed} contrôles sur ${passed + failed} échouent.`,
  );
  return failed === 0 ? 0 : 1;
}
