import { map } from 'rxjs';
import { readCursor } from './cursor.js';
import { linkTo } from './list-links.js';
import { readSimpleRest } from './simple-rest.js';
/** Sets the headers of a list, and returns it bare where that was requested. */ export class ListInterceptor {
    rules;
    constructor(rules){
        this.rules = rules;
    }
    intercept(context, next) {
        const http = context.switchToHttp();
        const request = http.getRequest();
        const { name, bare, console } = this.rules;
        const isSimpleRest = console !== undefined && readSimpleRest(request, console);
        return next.handle().pipe(map((answer)=>{
            const items = Array.isArray(answer) ? answer : answer[name];
            const total = Array.isArray(answer) ? items.length : answer.total ?? items.length;
            const older = Array.isArray(answer) ? undefined : answer.older;
            this.setHeaders(request, http.getResponse(), items, {
                total,
                older
            });
            return bare || isSimpleRest ? items : answer;
        }));
    }
    setHeaders(request, response, items, { total, older }) {
        const { name, pageSize, hasCursors, console } = this.rules;
        response.set('X-Total-Count', String(total));
        if (pageSize === undefined) return;
        const range = {
            limit: Number(request.query['limit']) || pageSize,
            offset: readCursor(request.query['cursor'])?.offset ?? (Number(request.query['offset']) || 0)
        };
        const ends = hasCursors ? endsOf(items) : undefined;
        response.set('Link', linkTo(request.originalUrl, range, total, {
            ends,
            older
        }));
        if (!console) return;
        const given = items.length > 0 ? `${range.offset}-${range.offset + items.length - 1}` : '*';
        response.set('Content-Range', `${name} ${given}/${total}`);
    }
}
function endsOf(items) {
    const [first, last] = [
        items[0],
        items.at(-1)
    ];
    return first && last && {
        firstId: first.id,
        lastId: last.id
    };
}
//# sourceMappingURL=list.interceptor.js.map
