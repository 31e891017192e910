-- One line of JSON for wrk.mjs; times in microseconds.
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'REPORT {"requests":%d,"bytes":%d,"duration":%d,"p50":%d,"p99":%d,"max":%d,"connect":%d,"read":%d,"write":%d,"status":%d,"timeout":%d}\n',
    summary.requests, summary.bytes, summary.duration,
    latency:percentile(50), latency:percentile(99), latency.max,
    errors.connect, errors.read, errors.write, errors.status, errors.timeout
  ))
end
