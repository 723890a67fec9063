-- What wrk sends: each of its threads repeats the requests of one client. Argument: a Lua file that gives the clients,
-- each a list of requests as they go over the wire. The last line printed is what came of it, as JSON.
local started = 0

function setup(thread)
  thread:set("number", started)
  started = started + 1
end

function init(arguments)
  local clients = dofile(arguments[1])
  requests = clients[number % #clients + 1]
  step = 0
end

function request()
  step = step % #requests + 1
  return requests[step]
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    '{"requestsPerSecond":%f,"p50":%f,"p99":%f,"wrong":%d}',
    summary.requests / (summary.duration / 1e6),
    latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3,
    errors.status + errors.connect + errors.read + errors.write + errors.timeout
  ))
end
