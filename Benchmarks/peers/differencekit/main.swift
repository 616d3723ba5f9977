// SPDX-License-Identifier: Apache-2.0

// DifferenceKit finds the difference of two arrays of UUIDs.
//
//   differencekit CHANGE N      CHANGE is insert, move, half or shuffle

import DifferenceKit
import Foundation

extension UUID: @retroactive Differentiable {}

func changed(_ old: [UUID], _ change: String) -> [UUID] {
  var new = old
  switch change {
  case "insert": new.insert(UUID(), at: min(5, old.count))
  case "move": new.insert(new.remove(at: old.count / 4), at: old.count * 3 / 4)
  case "half": new = old.map { Bool.random() ? $0 : UUID() }
  default: new.shuffle()
  }
  return new
}

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

let words = CommandLine.arguments
guard words.count == 3, let count = Int(words[2]) else {
  fatalError("usage: differencekit CHANGE N")
}
let old = (0..<count).map { _ in UUID() }
let new = changed(old, words[1])
var times: [Double] = []
for _ in 0..<5 {
  let start = now()
  let changes = StagedChangeset(source: old, target: new)
  times.append(now() - start)
  precondition(!changes.isEmpty)
  if times[times.count - 1] > 2000 { break }
}
times.sort()
print("differencekit difference \(words[1]) n=\(count)", terminator: " ")
print("cpu=\(String(format: "%.6f", times[times.count / 2]))")
