import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Semaphore, withTimeout, E_TIMEOUT } from 'async-mutex';
import { BusyException } from '../../platform/common/busy.exception.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { DomainsService } from '../domains/domains.service.js';
import { ExportImages } from '../exports/export-images.js';
import { FileCache } from '../exports/file-cache.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { Lettering } from './lettering.js';
import { HEIGHT, PANEL, sharePicture, type Shared } from './share-picture.js';

/** Increment whenever the same tutorial gives a different image. */
const VERSION = 3;
/** Drawing takes a core some 50 ms, so it runs one at a time and waiting is bounded. */
const PATIENCE_MS = 5_000;

/** Draws the share images of tutorials, once for each version of their content. */
@Injectable()
export class ShareImagesService {
  private readonly turns = withTimeout(new Semaphore(1), PATIENCE_MS);

  constructor(
    private readonly tutorials: TutorialsService,
    private readonly domains: DomainsService,
    private readonly settings: SettingsService,
    private readonly images: ExportImages,
    private readonly files: FileCache,
  ) {}

  /**
   * @returns the path of a PNG file
   * @throws NotFoundException when the tutorial does not exist or is not published
   * @throws BusyException when too many are requested at once
   */
  async pathOf(id: number): Promise<string> {
    await this.tutorials.require(id);
    const { title, image, domainId } = await this.tutorials.get(id);
    const { name, iconBg, iconColor } = await this.domains.get(String(domainId));
    const shown = {
      id,
      title,
      domain: { name, iconBg, iconColor },
      siteName: this.settings.present.siteName,
    };
    const version = createHash('sha256')
      .update(JSON.stringify([VERSION, shown, image]))
      .digest('hex')
      .slice(0, 32);
    const kept = { of: `${id}.share`, version, extension: 'png' };
    const find = () => this.files.find(kept);
    const make = async () =>
      (await find()) ?? this.files.storeFile(kept, [await draw(shown, await this.photoOf(image))]);
    try {
      return (await find()) ?? (await this.turns.runExclusive(make));
    } catch (error) {
      if (error === E_TIMEOUT)
        throw new BusyException('Trop d’images sont demandées à la fois ; réessayez.', 5);
      throw error;
    }
  }

  /** The tutorial's cover, if it is stored on the site. */
  private async photoOf(image: string | null): Promise<Buffer | null> {
    const photo = image && (await this.images.original(image));
    return photo ? photo.bytes : null;
  }
}

async function draw(shared: Shared, photo: Buffer | null): Promise<Buffer> {
  // Imported lazily: it is large, and many processes never need it.
  const { default: sharp } = await import('sharp');
  const panel = photo && (await fitToPanel(photo));
  const letters = await Lettering.load(shared.title, shared.domain.name, shared.siteName);
  const drawing = sharp(Buffer.from(sharePicture(shared, letters, panel !== null)));
  if (panel) drawing.composite([{ input: panel, left: PANEL.left, top: 0 }]);
  return drawing.png({ palette: !panel, compressionLevel: 9 }).toBuffer();
}

/** Null for an image that can't be decoded any more. */
async function fitToPanel(photo: Buffer): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp');
  return sharp(photo)
    .autoOrient()
    .resize({ width: PANEL.width, height: HEIGHT, fit: 'cover' })
    .toBuffer()
    .catch(() => null);
}
