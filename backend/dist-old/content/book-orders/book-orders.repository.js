function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Not } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { User } from '../../members/users/user.entity.js';
import { BookOrder } from './book-order.entity.js';
export class BookOrdersRepository {
    orders;
    constructor(orders){
        this.orders = orders;
    }
    /** Counts a member's unfinished orders, and locks the member so that no other order is added in the meantime. */ async lockAndCountUnfinished(manager, userId) {
        await lockRows(manager.createQueryBuilder(User, 'user').select('user.id').where({
            id: userId
        })).getOne();
        return manager.countBy(BookOrder, {
            userId,
            state: In([
                'waiting',
                'working'
            ])
        });
    }
    async insertOrder(manager, order) {
        const { identifiers } = await manager.insert(BookOrder, order);
        return {
            ...order,
            id: identifiers[0].id
        };
    }
    async find(id) {
        return this.orders.findOneBy({
            id
        });
    }
    /** The oldest order that is waiting, or whose worker has been silent since then. */ async findNext(silentSince) {
        const where = [
            {
                state: 'waiting'
            },
            {
                state: 'working',
                claimedAt: LessThan(silentSince)
            }
        ];
        return this.orders.findOne({
            where,
            order: {
                id: 'ASC'
            }
        });
    }
    /**
   * Updates the order only if unchanged, so that one of several workers claims it.
   * @returns whether this one did
   */ async claim({ id, state, attempts }, claim) {
        const values = {
            state: 'working',
            claim,
            claimedAt: new Date(),
            attempts: attempts + 1,
            done: 0
        };
        const { affected } = await this.orders.update({
            id,
            state,
            attempts
        }, values);
        return affected === 1;
    }
    /** @returns whether the claim still held */ async updateClaimed(id, claim, changes, manager = this.orders.manager) {
        const { affected } = await manager.update(BookOrder, {
            id,
            claim
        }, changes);
        return affected === 1;
    }
    async deleteBefore(moment) {
        await this.orders.delete({
            createdAt: LessThan(moment)
        });
    }
    async files() {
        const rows = await this.orders.find({
            select: {
                id: true,
                file: true
            },
            where: {
                file: Not(IsNull())
            }
        });
        return new Set(rows.map(({ file })=>file));
    }
}
BookOrdersRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(BookOrder)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], BookOrdersRepository);
//# sourceMappingURL=book-orders.repository.js.map
