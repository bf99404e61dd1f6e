import { type Dashboard, JOB, rate } from "./panels.ts";

const OF_PROCESS = "{{component}} {{pod}} {{instance}}";
export const processes: Dashboard = {
  name: "processes",
  title: "Envoi: processes",
  description: "State, CPU and memory of every process.",
  rows: {
    Processes: [
      {
        title: "Ready processes",
        description: "By component.",
        unit: "none",
        width: 8,
        queries: [[`sum by (component) (service_state{${JOB},state="ready"})`, "{{component}}"]],
      },
      {
        title: "Processes that are not ready",
        description:
          "`failing`: a store does not answer. `draining`: shutting down while open transfers continue; visible only if Prometheus discovers pods by EndpointSlices.",
        unit: "none",
        width: 8,
        queries: [
          [
            `sum by (component, state) (service_state{${JOB},state=~"failing|draining"}) > 0`,
            "{{component}} {{state}}",
          ],
          [`sum by (component) (up{${JOB}} == bool 0) > 0`, "{{component}} unreachable"],
        ],
      },
      {
        title: "Restarts",
        description: "Restarts of a process at the same address within an hour.",
        unit: "none",
        width: 8,
        queries: [[`changes(process_start_time_seconds{${JOB}}[1h]) > 0`, OF_PROCESS]],
      },
      {
        title: "CPU",
        description: "Cores in use.",
        unit: "none",
        queries: [[rate("process_cpu_seconds_total"), OF_PROCESS]],
      },
      {
        title: "Event loop lag, 99th percentile",
        description: "Above 0.5 s, the process is short of CPU.",
        unit: "s",
        queries: [[`nodejs_eventloop_lag_p99_seconds{${JOB}}`, OF_PROCESS]],
      },
      {
        title: "Refused because of load",
        description:
          "Share of new transfers, or of answers, that a process refuses because it has more to do than it can.",
        unit: "percentunit",
        queries: [[`max without (network) (load_refused_share{${JOB}}) > 0`, `${OF_PROCESS} {{asked}}`]],
      },
    ],
    Memory: [
      {
        title: "Resident memory",
        description:
          "The memory that counts towards the limit of a container. It must not grow with the size of files.",
        unit: "bytes",
        width: 8,
        queries: [[`process_resident_memory_bytes{${JOB}}`, OF_PROCESS]],
      },
      {
        title: "Heap in use",
        description: "The JavaScript heap.",
        unit: "bytes",
        width: 8,
        queries: [[`nodejs_heap_size_used_bytes{${JOB}}`, OF_PROCESS]],
      },
      {
        title: "Buffers",
        description: "Memory outside the heap, such as bodies in transit.",
        unit: "bytes",
        width: 8,
        queries: [[`nodejs_external_memory_bytes{${JOB}}`, OF_PROCESS]],
      },
      {
        title: "Garbage collection",
        description: "Share of time spent in garbage collection.",
        unit: "percentunit",
        queries: [[`sum by (component, pod, instance) (${rate("nodejs_gc_duration_seconds_sum")})`, OF_PROCESS]],
      },
      {
        title: "Open files and sockets",
        description: "By process.",
        unit: "none",
        queries: [[`process_open_fds{${JOB}}`, OF_PROCESS]],
      },
    ],
  },
};
