// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionBuildDriver
import Testing

struct BuildProgressTests {
  private let costs = ["Low": 100, "UIKit": 300, "Kit": 600]

  @Test func `a compiled module counts by its cost, and once`() {
    var progress = BuildProgress(costs: costs)
    for line in [
      "[1/9] Emitting module Kit", "[2/9] Compiling Low A.swift", "[3/9] Compiling UIKit A.swift",
      "[4/9] Compiling UIKit B.swift", "[5/9] Compiling Other A.swift", "Compiling Kit A.swift",
    ] {
      progress.record(line)
    }
    expect(
      progress.text(elapsed: 80, size: 51_400_000)
        == "2 of 3 modules, 40 %, 1 min 20 s, about 2 min 0 s left, 51 MB")
  }

  @Test func `before anything is compiled no remaining time is estimated`() {
    let progress = BuildProgress(costs: costs)
    expect(progress.text(elapsed: 9, size: 0) == "0 of 3 modules, 0 %, 9 s, 0 MB")
  }

  @Test func `a build that goes on estimates by what it compiles itself`() {
    var progress = BuildProgress(costs: costs, finished: ["UIKit", "Gone"])
    expect(progress.finishedCount == 1)
    expect(progress.remaining(after: 10) == nil)
    progress.record("[2/9] Compiling Low A.swift")
    expect(progress.remaining(after: 10) == 60)
    progress.finish(["Kit", "Other"])
    expect(progress.fraction == 1)
    expect(progress.remaining(after: 20) == 0)
  }
}
