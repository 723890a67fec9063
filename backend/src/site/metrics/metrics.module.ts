import { Module } from '@nestjs/common';
import { LiveModule } from '../../community/live/live.module.js';
import { SearchModule } from '../../content/search/search.module.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsAccess } from './metrics-access.js';
import { Metrics } from './metrics.service.js';

@Module({
  imports: [LiveModule, SearchModule],
  controllers: [MetricsController],
  providers: [Metrics, MetricsAccess],
})
export class MetricsModule {}
