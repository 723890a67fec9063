import { runChecks } from '../check/run-steps.mjs';
import { build } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';

/** Everything that can be said without running the product; gives the exit code. */
export default async function check() {
  await install();
  await build(['backend', 'styles']);
  const { passed, failed } = await runChecks();
  console.log(
    failed === 0
      ? `Les ${passed} contrôles passent.`
      : `${failed} contrôles sur ${passed + failed} échouent.`,
  );
  return failed === 0 ? 0 : 1;
}
