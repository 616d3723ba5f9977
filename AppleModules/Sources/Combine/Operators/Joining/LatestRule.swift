// SPDX-License-Identifier: Apache-2.0

/// Elements come together with the latest of the others, when there is one of each.
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
