// SPDX-License-Identifier: Apache-2.0

import Foundation

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  try? FileHandle.standardError.write(contentsOf: Data((Options.usage + "\n").utf8))
  exit(2)
}

let all: [any Suite.Type] = [
  SnapshotSuite.self, LayoutSuite.self, ViewTreeSuite.self, TextSuite.self,
  CollectionViewSuite.self, InterfaceFilesSuite.self, TestKitSuite.self, AssertionSuite.self,
]
let unknown = options.suites.filter { name in !all.contains { $0.name == name } }
guard unknown.isEmpty else {
  try? FileHandle.standardError.write(
    contentsOf: Data("benchmarks: there is no suite \(unknown[0])\n\(Options.usage)\n".utf8))
  exit(2)
}

var report = Report(isJSON: options.isJSON)
report.say("Measured \(Machine.description)")
for suite in all where options.suites.isEmpty || options.suites.contains(suite.name) {
  report.begin(suite.name)
  suite.run(options, &report)
  report.endCurves()
}
_ = try report.finish()
