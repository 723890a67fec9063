import { createHash, hkdfSync } from 'node:crypto';
import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { LessThan, type EntityManager, type Repository } from 'typeorm';
import { HOUR_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { sessionSecretOf } from '../../platform/common/session-secret.js';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import { SpentProof } from './spent-proof.entity.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

const LIFETIME_MS = HOUR_MS;
/**
 * A few seconds on a cheap phone, in the background while its owner types; the server's check takes a thousandth of it.
 */
const COST = 1000;
const COUNTER = { from: 1000, to: 3000 };

/** Proof of work for registration, which makes mass registration expensive. */
@Injectable()
export class RegistrationProofsService {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    @InjectRepository(SpentProof) private readonly spent: Repository<SpentProof>,
    config: Config,
  ) {
    const secret = (purpose: string) =>
      Buffer.from(
        hkdfSync('sha256', sessionSecretOf(config), '', `registration-proof ${purpose}`, 32),
      ).toString('hex');
    this.secrets = { hmacSignatureSecret: secret('challenge'), hmacKeySignatureSecret: secret('key') };
  }

  async challenge(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(COUNTER.from, COUNTER.to),
      deriveKey,
      expiresAt: new Date(Date.now() + LIFETIME_MS),
      ...this.secrets,
    });
  }

  /**
   * Resolves to a function that uses up the proof in the transaction that registers.
   * @throws BadRequestException when it is missing, wrong or expired; the function throws it when it has been used
   */
  async check(proof: string | null | undefined): Promise<(manager: EntityManager) => Promise<void>> {
    const payload = read(proof);
    const result =
      payload && (await verifySolution({ ...payload, deriveKey, ...this.secrets }).catch(() => null));
    if (!payload || !result?.verified) throw refusal();
    const hash = createHash('sha256').update(payload.challenge.signature!).digest('hex');
    const expiresAt = new Date(Date.now() + LIFETIME_MS);
    return async (manager) => {
      try {
        await manager.insert(SpentProof, { hash, expiresAt });
      } catch (error) {
        if (isUniqueViolation(error)) throw refusal();
        throw error;
      }
    };
  }

  @RetentionTask('preuves d’inscription')
  async deleteExpired(): Promise<void> {
    await deleteInBatches(this.spent, { expiresAt: LessThan(new Date()) });
  }
}

function read(proof: string | null | undefined): Payload | null {
  try {
    const payload = JSON.parse(
      Buffer.from(proof ?? '', 'base64').toString('utf8'),
    ) as Partial<Payload> | null;
    const isWhole = typeof payload?.challenge?.signature === 'string' && typeof payload.solution === 'object';
    return isWhole ? (payload as Payload) : null;
  } catch {
    return null;
  }
}

function refusal(): BadRequestException {
  const message =
    'La vérification faite par votre navigateur manque ou n’est plus valable. Attendez qu’elle soit terminée, puis réessayez.';
  return new BadRequestException({ message, errors: { proof: message } });
}
