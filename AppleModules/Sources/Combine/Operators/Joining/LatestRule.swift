// SPDX-License-Identifier: Apache-2.0

/// A rule that combines each element with the latest elements of the other upstreams, once each has one.
struct LatestRule: JunctionRule {
  private var latest: [Any?]

  init(count: Int) {
    latest = Array(repeating: nil, count: count)
  }

  var keepsLast: Bool { true }

  mutating func take(_ element: Any, from index: Int) -> [Any]? {
    latest[index] = .some(element)
    let all = latest.compactMap { $0 }
    return all.count == latest.count ? all : nil
  }

  func isOver(finished: [Bool]) -> Bool {
    finished.allSatisfy { $0 }
  }
}
