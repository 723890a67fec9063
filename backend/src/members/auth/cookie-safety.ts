import type { Config } from '../../config.js';

/** Whether cookies get the attribute Secure. */
export function isHttps({ publicUrl }: Config): boolean {
  return publicUrl.startsWith('https://');
}
