import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { ConflictException, Injectable } from '@nestjs/common';
import { passwordProblem } from '../../members/auth/password-rules.js';
import { hashPassword } from '../../members/auth/password.js';
import { Config, ConfigError } from '../../config.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { UsersService } from '../../members/users/users.service.js';

/** Without ambiguous characters. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const PASSWORD_LENGTH = 20;

/** Creates the first administrator of a site that has none. */
@Injectable()
export class FirstAdminService {
  constructor(
    private readonly config: Config,
    private readonly users: UsersService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Call it under a lock.
   * @throws ConfigError when a member already has the configured name or email, or the password is weak
   */
  async create(): Promise<void> {
    if (await this.users.hasAdmin()) return;
    const { username, email } = this.config.admin;
    await this.checkPassword();
    const password = this.config.admin.password ?? this.generatePassword();
    try {
      await this.users.create({
        username,
        email,
        passwordHash: await hashPassword(password),
        displayName: 'Administration',
        bio: null,
        isContributor: false,
        website: null,
        socialLinks: [],
        expertise: [],
        isAdmin: true,
        emailConfirmedAt: new Date(),
      });
    } catch (error) {
      throw error instanceof ConflictException ? this.explain(error) : error;
    }
    if (this.config.admin.password !== undefined) return;
    // Not through the logger, because the log must never contain a password.
    console.log(
      `Le compte d’administration « ${username} » est créé ; son mot de passe est ${password} (gardé dans ${this.config.adminPasswordFile}).`,
    );
  }

  /** Holds the configured password to the rules that members’ passwords follow. */
  private async checkPassword(): Promise<void> {
    const { username, email, password } = this.config.admin;
    if (password === undefined) return;
    const problem = await passwordProblem(password, this.settings.present, { username, email });
    if (problem === undefined) return;
    const reason = `${problem.charAt(0).toLowerCase()}${problem.slice(1)}`.replace(/\.?$/, '.');
    throw new ConfigError(`La variable ADMIN_PASSWORD ne convient pas : ${reason}`);
  }

  /** Stored before the account is created, so that no account has a password nobody knows. */
  private generatePassword(): string {
    const password = Array.from({ length: PASSWORD_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(
      '',
    );
    mkdirSync(this.config.dataDir, { recursive: true });
    writeFileSync(this.config.adminPasswordFile, `${password}\n`, { mode: 0o600 });
    return password;
  }

  private explain(conflict: ConflictException): ConfigError {
    const { errors } = conflict.getResponse() as { errors: Record<string, string> };
    const { username, email } = this.config.admin;
    const [variable, value] = errors['email'] ? ['ADMIN_EMAIL', email] : ['ADMIN_USERNAME', username];
    return new ConfigError(
      `La variable ${variable} désigne un membre qui existe déjà (${value}) ; choisissez une autre valeur pour le premier compte d’administration.`,
    );
  }
}
