// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of sources of tests that use a missing framework.
struct LeftOutTestTests {
  private let workshop: Workshop
  private let source = "feed/Tests/FeedTests/PlaceTests.swift"

  init() throws {
    workshop = try Workshop()
    try workshop.write("let package = Package()", "feed/Package.swift")
    try workshop.write("import CoreLocation", source)
  }

  private func write(errorsIn name: String, importing framework: String? = "CoreLocation") throws {
    let path = "\(workshop.path)/\(name)"
    let warning = framework.map {
      "\(path):1:1: warning: there is no \($0) on this platform; the import is removed\n"
    }
    try workshop.write(
      "\(warning ?? "")\(path):4:9: error: cannot find 'CLLocation' in scope\nerror: fatalError\n",
      "errors")
  }

  /// Returns whether sources are left out in each run of tests since the last call.
  private func runs() -> [Bool] {
    workshop.calls().filter { $0.hasPrefix("swift test ") }.map { $0.contains(" without ") }
  }

  @Test func `all other tests are run, and the summary names the file`() throws {
    try write(errorsIn: source)
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "0")
    expect(runs(), equals: [false, true])
    expect(
      workshop.words.contains(
        """
        1 file of tests is left out, because it uses a framework that Mullion does not have: \
        Tests/FeedTests/PlaceTests.swift (CoreLocation)
        """))
  }

  @Test func `a file stays left out until it is changed`() throws {
    try write(errorsIn: source)
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "0")
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "0")
    expect(runs(), equals: [false, true, true])
    try workshop.write("import CoreLocation // changed", source)
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "0")
    expect(runs(), equals: [false, true])
  }

  @Test(arguments: [
    ("feed/Sources/Feed/Place.swift", "CoreLocation"), ("feed/Tests/FeedTests/Place.swift", nil),
    ("feed/Tests/FeedTestsToo/Place.swift", "MapKit"),
  ])
  func `errors elsewhere, and those of other causes, remain errors`(
    name: String, framework: String?
  ) throws {
    try write(errorsIn: name, importing: framework)
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "1")
    expect(runs(), equals: [false])
    expect(!workshop.words.contains("left out"))
  }
}
