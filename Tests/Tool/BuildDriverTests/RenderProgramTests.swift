// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of programs that are built to render pictures.
struct RenderProgramTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write("let package = 1", "feed/Package.swift")
    try workshop.write("import UIKit", "feed/Sources/Feed/Feed.swift")
    _ = workshop.run(BuildRequest(.build), in: "feed")
    _ = workshop.calls()
  }

  private func sentence(_ body: (PlatformBuild) throws(BuildError) -> Void) -> String {
    do throws(BuildError) {
      try body(PlatformBuild(workshop.environment(in: "feed")))
      return ""
    } catch {
      return error.description.replacingOccurrences(of: workshop.path, with: "")
    }
  }

  @Test func `the only program of a package is built, and started with what is asked for`() throws {
    let build = PlatformBuild(workshop.environment(in: "feed"))
    let program = try build.application(BuildRequest(.run))
    let calls = workshop.calls()
    expect(calls.count, equals: 2)
    expect(calls[0].hasPrefix("swift package --scratch-path /cache/packages/feed-"))
    expect(calls[0].contains(" describe --type json "))
    expect(calls[1].contains(" --product Shop "))
    try program.makeRoom()
    expect(FileManager.default.fileExists(atPath: program.outputFolder))
    expect(try program.run(adding: ["MULLION_PICTURES": "p"]).status, equals: 7)
    expect(workshop.calls().last?.hasSuffix(" p"), equals: true)
  }

  @Test func `a program that is not there is told with those that are`() {
    var request = BuildRequest(.run)
    request.target = "Store"
    expect(
      sentence { build throws(BuildError) in _ = try build.application(request) },
      equals: "'/feed' has no program 'Store'; it has 'Shop'.")
  }

  @Test func `libraries get a program that shows their previews, outside of the package`() throws {
    let before = workshop.tree("feed")
    let programs = try PlatformBuild(workshop.environment(in: "feed")).previews(BuildRequest(.run))
    expect(programs.count, equals: 2)
    expect(programs[1].path.hasSuffix("/previews/scratch/debug/MullionPreviews"))
    let manifest = try #require(workshop.cached("previews/package/Package.swift"))
    let text = try String(contentsOfFile: manifest, encoding: .utf8)
    expect(text.contains(".package(path: \"\(workshop.path)/feed\")"))
    expect(text.contains(".product(name: \"Feed\", package: \"feed\")"))
    expect(workshop.cached("Sources/MullionPreviews/main.swift") != nil)
    expect(workshop.tree("feed"), equals: before)
    expect(workshop.calls().last?.contains(" --product MullionPreviews "), equals: true)
  }

  @Test func `a product that is not there has no previews`() {
    var request = BuildRequest(.run)
    request.target = "Store"
    expect(
      sentence { build throws(BuildError) in _ = try build.previews(request) },
      equals: "'/feed' has no product 'Store'.")
  }

  @Test(arguments: [
    (
      "echo 'Shop/A.swift:3: Fatal error: no rows' >&2; kill -ILL $$", 132,
      "it stopped itself: Shop/A.swift:3: Fatal error: no rows"
    ),
    (
      "echo 'Shop/B.swift:9: Assertion failed: steps' >&2; kill -ILL $$", 132,
      "it stopped itself: Shop/B.swift:9: Assertion failed: steps"
    ),
    ("kill -SEGV $$", 139, "the signal 11, an invalid memory access ended it"),
    ("exit 0", 0, "it ended itself with status 0"),
    ("echo busy; sleep 60", nil, "it took more than 1 s, the time that --timeout gives it"),
  ])
  func `the end of a program has a cause in words`(script: String, status: Int32?, cause: String)
    throws
  {
    let program = try PlatformBuild(workshop.environment(in: "feed")).application(
      BuildRequest(.run))
    try "#!/bin/sh\n\(script)\n".write(toFile: program.path, atomically: false, encoding: .utf8)
    let end = try program.run(adding: [:], atMost: 1)
    expect(end.status, equals: status)
    expect(end.cause, equals: cause)
  }
}
