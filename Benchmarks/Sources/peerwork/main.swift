// SPDX-License-Identifier: Apache-2.0

import CBench
import Foundation
import UIKit

// What Mullion does without a window of the work that Benchmarks/peers compares.
//
//   peerwork layout N               a grid of four columns, laid out from scratch
//   peerwork difference CHANGE N    two snapshots of N UUIDs; CHANGE is insert, move, half or shuffle

let usage = "usage: peerwork layout N | peerwork difference CHANGE N\n"
let words = CommandLine.arguments
switch words.dropFirst().first {
case "layout":
  guard words.count == 3, let count = Int(words[2]) else { fail(usage) }
  let work = LayoutWork(count: count)
  say("mullion layout screen n=\(count)", median { work.screen() })
  say("mullion layout all n=\(count)", median { work.everything() })
case "difference":
  guard words.count == 4, let change = IdentifierChange(rawValue: words[2]),
    let count = Int(words[3])
  else { fail(usage) }
  let work = DifferenceWork(change, count: count)
  say("mullion difference \(change.rawValue) n=\(count)", median { work.difference() })
default: fail(usage)
}

/// Prints a result for the script, with the processor time in milliseconds.
@MainActor func say(_ name: String, _ seconds: Double) {
  print("\(name) cpu=\(String(format: "%.6f", seconds * 1000))")
}

@MainActor func fail(_ message: String) -> Never {
  try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
  exit(2)
}

/// Returns the median of the processor times that `body` returns in five more calls, or in one if the first
/// took more than two seconds.
@MainActor func median(_ body: () -> Double) -> Double {
  let first = body()
  let times = (0..<(first > 2 ? 1 : 5)).map { _ in body() }.sorted()
  return times[times.count / 2]
}
