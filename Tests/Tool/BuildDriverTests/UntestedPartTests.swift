// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of the sentences about code that `mullion test` did not test.
struct UntestedPartTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write(
      """
      let package = Package(
        name: "feed", targets: [.target(name: "Feed"), .testTarget(name: "FeedTests")])
      """, "feed/Package.swift")
    for name in ["Sources/Feed/Feed", "Tests/FeedTests/FeedTests"] {
      try workshop.write("", "feed/\(name).swift")
    }
  }

  /// Returns the lines about code that is left out in a run of tests.
  private func lines(_ sources: [String: String]) throws -> [String] {
    for (name, text) in sources { try workshop.write(text, "feed/\(name)") }
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "0")
    return workshop.words.split(separator: "\n").map(String.init)
      .filter { $0.contains("#if canImport") }
  }

  @Test(arguments: [
    "#if canImport(CoreTelephony)\nimport CoreTelephony\n#endif",
    "#if canImport(UIKit) && canImport(CoreTelephony)\nlet a = 1\n#else\nlet b = 1\n#endif",
    "#if os(iOS)\n#if canImport(CoreTelephony)\nlet a = 1\n#endif\n#endif",
    "#if !canImport(CoreTelephony)\n#else\nlet a = 1\n#endif",
  ])
  func `a source that loses code is named with the missing framework`(source: String) throws {
    expect(
      try lines(["Sources/Feed/Carrier.swift": source]),
      equals: [
        """
        mullion: #if canImport leaves out code of 1 file, because a framework is missing: \
        Sources/Feed/Carrier.swift (CoreTelephony)
        """
      ])
  }

  @Test(arguments: [
    "import UIKit",
    "#if canImport(AppKit)\nimport AppKit\n#endif",
    "#if !canImport(CoreTelephony)\nlet a = 1\n#endif",
    "#if os(macOS) && canImport(CoreTelephony)\nlet a = 1\n#endif",
    "#if canImport(Feed)\nimport Feed\n#endif",
    "// #if canImport(CoreTelephony)\nlet a = 1",
  ])
  func `others are not`(source: String) throws {
    expect(try lines(["Sources/Feed/Carrier.swift": source]), equals: [])
  }

  @Test func `sources of tests are named as well, and many are counted`() throws {
    let source = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif"
    let names = (1...7).map { "Tests/FeedTests/View\($0).swift" }
    let found = try lines(Dictionary(uniqueKeysWithValues: names.map { ($0, source) }))
    let first = names.prefix(5).map { "\($0) (SwiftUI)" }.joined(separator: ", ")
    expect(
      found,
      equals: [
        """
        mullion: #if canImport leaves out code of 7 files, because a framework is missing: \
        \(first), and 2 more
        """
      ])
  }

  @Test func `targets that could not be built are named`() throws {
    let paths = ["A", "B"].map { "\(workshop.path)/feed/Sources/Feed/\($0).swift" }
    let errors = paths.map { "\($0):1:1: error: cannot find 'a' in scope\n" }
    try workshop.write(errors.joined(), "errors")
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "1")
    expect(
      workshop.words.contains(
        "mullion: nothing was tested: 1 target could not be built: Feed (2 files)\n"))
  }
}
