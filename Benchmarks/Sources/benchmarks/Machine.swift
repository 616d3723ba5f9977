// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The machine, and the date and load of a measurement, as far as the system reports them.
enum Machine {
  static var description: String {
    let cpu = read("/proc/cpuinfo").split(separator: "\n").first { $0.hasPrefix("model name") }
      .flatMap { $0.split(separator: ":").last }.map { $0.trimmingCharacters(in: .whitespaces) }
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let load = read("/proc/loadavg").prefix { $0 != " " }
    let date = Date().formatted(.iso8601.year().month().day())
    return "\(date), \(cpu ?? "an unknown processor"), \(processors) processors, "
      + "load \(load) at the start"
  }

  private static func read(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }
}
