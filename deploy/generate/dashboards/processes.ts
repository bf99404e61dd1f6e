import { type Dashboard, JOB, rate } from "./panels.ts";

const OF_PROCESS = "{{component}} {{pod}} {{instance}}";
export const processes: Dashboard = {
  name: "processes",
  title: "Envoi: processes",
  description: "Which there are, and what they take.",
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
          "`failing`: a store does not answer. `draining`: it was asked to end, and open transfers go on; only Prometheus that finds pods by EndpointSlices sees these.",
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
        title: "Starts",
        description: "How often a process began anew at the same place within an hour.",
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
        title: "Waiting for the event loop, 99th percentile",
        description: "How long a step waits for its turn. Above 0.5 s a process is short of CPU.",
        unit: "s",
        queries: [[`nodejs_eventloop_lag_p99_seconds{${JOB}}`, OF_PROCESS]],
      },
    ],
    Memory: [
      {
        title: "Resident memory",
        description: "What the limit of a container counts. It does not grow with files.",
        unit: "bytes",
        width: 8,
        queries: [[`process_resident_memory_bytes{${JOB}}`, OF_PROCESS]],
      },
      {
        title: "Heap in use",
        description: "Of JavaScript.",
        unit: "bytes",
        width: 8,
        queries: [[`nodejs_heap_size_used_bytes{${JOB}}`, OF_PROCESS]],
      },
      {
        title: "Buffers",
        description: "Memory outside of the heap, such as bodies on their way.",
        unit: "bytes",
        width: 8,
        queries: [[`nodejs_external_memory_bytes{${JOB}}`, OF_PROCESS]],
      },
      {
        title: "Garbage collection",
        description: "Share of the time that goes into it.",
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
