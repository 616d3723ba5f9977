// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

struct PackageBuildTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop(isIncremental: true)
    try workshop.write("let package = 1", "feed/Package.swift")
    try workshop.write("import UIKit", "feed/Sources/Feed/Feed.swift")
  }

  @Test func `the first build makes Mullion's modules, and the next ones don't`() throws {
    expect(workshop.run(BuildRequest(.build), in: "feed"), equals: "0")
    let calls = workshop.calls()
    try #require(calls.count == 7)
    expect(calls[0].contains("--product MullionPlatform"))
    expect(calls[0].contains("--package-path /mullion "))
    expect(calls[0].contains("[SWIFT_EXEC=]"))
    expect(calls[1].contains("--target InlineSnapshotTesting"))
    expect(calls[1].contains("--package-path /mullion "))
    expect(calls[2].hasPrefix("swiftc -emit-library"))
    expect(calls[3].contains("--package-path /mullion/AppleModules "))
    expect(calls[4].contains("--package-path /mullion/Rewriter "))
    expect(calls[4].contains("--product mullion-relay -c release"))
    expect(calls[5].contains("--product mullion-swiftc"))
    expect(calls[6].hasPrefix("swift build --scratch-path /cache/packages/feed-"))
    expect(calls[6].contains("toolchain/usr/bin/swiftc without tests of /feed] [in /feed]"))
    expect(calls[6].hasSuffix(" [for the platform]"))
    expect(workshop.words.contains("mullion: building Mullion's modules, once"))
    expect(workshop.run(BuildRequest(.test), in: "feed") == "0")
    expect(workshop.calls().map { $0.prefix(10) } == ["swift test"])
  }

  @Test func `what needs XCTest is a library that is linked where somebody names something of it`()
    throws
  {
    expect(workshop.run(BuildRequest(.build), in: "feed"), equals: "0")
    let words = try #require(workshop.calls().first { $0.hasPrefix("swiftc -emit-library") })
      .split(separator: " ").map(String.init)
    let out = try #require(words.firstIndex(of: "-o"))
    expect(words[out + 1].hasSuffix("/build/debug/libMullionTests.so"))
    let objects = words.filter { $0.hasSuffix(".o") }
    expect(
      objects.map { $0.split(separator: "/").suffix(2).joined(separator: "/") },
      equals: [
        "SnapshotTesting.build/Assert.swift.o", "InlineSnapshotTesting.build/Inline.swift.o",
      ], "an object whose source is gone is none of it")
    expect(words.contains("-lMullionPlatform"))
    let path = try #require(workshop.cached("toolchain/usr/bin/mullion-settings.json"))
    let settings = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: path)))
    let links = try #require((settings as? [String: Any])?["linkArguments"] as? [String])
    // As a file it stands before the libraries in front of whose functions the test kit's are.
    expect(links.contains { $0.hasPrefix("/") && $0.hasSuffix("/libMullionPlatform.so") })
    expect(
      links.suffix(8),
      equals: [
        "-Xlinker", "--push-state", "-Xlinker", "--as-needed", "-Xlinker", "-lMullionTests",
        "-Xlinker", "--pop-state",
      ])
  }

  @Test func `modules for tests that were compiled anew are linked anew, and what stands on them`()
    throws
  {
    expect(workshop.run(BuildRequest(.build), in: "feed"), equals: "0")
    _ = workshop.calls()
    let scratch = try #require(workshop.cached("/built-with"))
      .replacingOccurrences(of: "built-with", with: "scratch/old")
      .replacingOccurrences(of: workshop.path + "/", with: "")
    try workshop.write("", scratch)
    let object = try #require(workshop.cached("SnapshotTesting.build/Assert.swift.o"))
      .replacingOccurrences(of: workshop.path + "/", with: "")
    try workshop.write("another object", object)
    try workshop.write(
      "let new = 1", "mullion/Sources/Testing/SnapshotTesting/Asserting/Assert.swift")
    expect(workshop.run(BuildRequest(.build), in: "feed"), equals: "0")
    expect(workshop.calls().filter { $0.hasPrefix("swiftc") }.count, equals: 1)
    expect(workshop.text(scratch) == nil)
  }

  @Test func `tests that are told leave events, output and the kit's notes in one folder`() throws {
    var request = BuildRequest(.test)
    request.arguments = ["--filter", "Feed"]
    let record = TestRecord(of: request, in: workshop.environment(in: "feed"))
    expect(record.path.hasPrefix("\(workshop.path)/cache/results/feed-"))
    request.record = record
    try record.prepare()
    expect(workshop.run(request, in: "feed"), equals: "0")
    let call = try #require(workshop.calls().last)
    let folder = record.path.replacingOccurrences(of: workshop.path, with: "")
    expect(call.contains(" --event-stream-output-path \(folder)/tests.jsonl --filter Feed [SWIFT"))
    expect(FileManager.default.fileExists(atPath: record.logPath))
  }

  @Test func `what an earlier run left goes, and nothing else`() throws {
    let record = TestRecord(path: "\(workshop.path)/results")
    for name in ["7.mullion.jsonl", "tests.jsonl", "tests.log", "mine.txt"] {
      try workshop.write("old", "results/\(name)")
    }
    try record.prepare()
    expect(workshop.tree("results").keys.sorted(), equals: ["mine.txt"])
    func run(_ words: [String]) throws -> Int32 {
      try TestCommand(words, recordedIn: record, in: workshop.environment()).run()
    }
    expect(try run(["/bin/sh", "-c", "echo $MULLION_RESULTS; exit 4"]), equals: 4)
    expect(workshop.text("results/tests.log"), equals: "\(record.path)\n")
    #expect(throws: BuildError.self) { try run(["no such"]) }
  }

  @Test func `a changed source of Mullion's makes the modules anew, and what stood on them`() throws
  {
    expect(workshop.run(BuildRequest(.build), in: "feed"), equals: "0")
    let scratch = try #require(workshop.cached("/built-with"))
      .replacingOccurrences(of: "built-with", with: "scratch/old")
      .replacingOccurrences(of: workshop.path + "/", with: "")
    try workshop.write("", scratch)
    _ = workshop.run(BuildRequest(.build), in: "feed")
    expect(workshop.text(scratch) != nil)
    _ = workshop.calls()
    try workshop.write("public import Foundation", "mullion/Sources/Controllers/UIKit/UIKit.swift")
    expect(workshop.run(BuildRequest(.build), in: "feed") == "0")
    expect(workshop.calls().count == 4)
    expect(workshop.text(scratch) == nil)
  }

  @Test func `what was built stays when nothing it stands on was linked anew`() throws {
    expect(workshop.run(BuildRequest(.build), in: "feed"), equals: "0")
    let scratch = try #require(workshop.cached("/built-with"))
      .replacingOccurrences(of: "built-with", with: "scratch/old")
      .replacingOccurrences(of: workshop.path + "/", with: "")
    try workshop.write("", scratch)
    try workshop.write("let new = 1", "mullion/Sources/Base/Other/Other.swift")
    expect(workshop.run(BuildRequest(.build), in: "feed") == "0")
    // Neither the library for tests nor the compiler is made a second time: they are what they were.
    expect(workshop.calls().count == 11)
    expect(workshop.text(scratch) != nil)
  }

  @Test func `a build of the modules that fails is said, and begins anew the next time`() throws {
    let workshop = try Workshop(status: 1)
    try workshop.write("", "feed/Package.swift")
    let sentence = workshop.run(BuildRequest(.build), in: "feed")
    expect(sentence.hasPrefix("building MullionPlatform failed (status 1)"))
    expect(sentence.hasSuffix("MullionPlatform.log: error: no"))
    expect(workshop.calls().count == 1)
    try workshop.write(status: 0)
    expect(workshop.run(BuildRequest(.build), in: "feed") == "0")
    expect(workshop.calls().count == 7)
  }

  @Test func `the compiler finds its settings beside its link`() throws {
    _ = workshop.run(BuildRequest(.build), in: "feed")
    let path = try #require(workshop.cached("toolchain/usr/bin/mullion-settings.json"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
      .replacingOccurrences(of: workshop.path, with: "")
    for part in [
      "\"compilerFolder\" : \"/tools/usr/bin\"", "build/debug/Modules\"",
      "/libMullionPlatform.so\"",
      "\"/mullion/Sources/Base/CTear/include\"", "\"linkFolders\" : [\n    \"/cache/projects\"",
      "\"FoundationNetworking\"", "/overlays\"",
    ] {
      expect(text.contains(part))
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let manager = FileManager.default
    #expect(throws: (any Error).self, "SwiftPM would follow a link away from the libraries") {
      try manager.destinationOfSymbolicLink(atPath: "\(folder)/swiftc")
    }
    expect(try String(contentsOfFile: "\(folder)/swiftc", encoding: .utf8), equals: "relay\n")
    expect(
      try String(contentsOfFile: "\(folder)/mullion-swiftc", encoding: .utf8), equals: "compiler\n")
    let other = try manager.destinationOfSymbolicLink(atPath: "\(folder)/clang")
    expect(other, equals: "\(workshop.path)/tools/usr/bin/clang")
  }

  @Test func `C modules that only Mullion's own sources see are empty for the compiler`() throws {
    try workshop.write(
      "module CPaint { header \"paint.h\" }", "mullion/Sources/Hosts/CPaint/module.modulemap")
    try workshop.write("", "mullion/Sources/Base/CClock/include/CClock.h")
    expect(workshop.run(BuildRequest(.build), in: "feed"), equals: "0")
    let path = try #require(workshop.cached("inner-modules/module.modulemap"))
    expect(
      try String(contentsOfFile: path, encoding: .utf8),
      equals: "module CClock {}\nmodule CPaint {}\n")
    let settings = try #require(workshop.cached("toolchain/usr/bin/mullion-settings.json"))
    expect(try String(contentsOfFile: settings, encoding: .utf8).contains("/inner-modules\""))
  }

  @Test func `nothing is written beside the sources, versions of other packages included`() throws {
    try workshop.write(
      "let package = Package(dependencies: [.package(url: \"https://example.org/x\", from: \"1.0.0\")])",
      "feed/Package.swift")
    try workshop.write("{}", "feed/Package.resolved")
    let before = workshop.tree("feed")
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "0")
    expect(workshop.tree("feed"), equals: before)
    expect(
      workshop.calls().last?.contains("--multiroot-data-file /cache/packages/feed-"), equals: true)
    let list = try #require(workshop.cached("contents.xcworkspacedata"))
    let text = try String(contentsOfFile: list, encoding: .utf8)
    expect(text.contains("absolute:\(workshop.path)/feed\""))
    expect(workshop.cached("xcshareddata/swiftpm/Package.resolved") != nil)
  }

  @Test func `a package whose modules are here is answered by one of its name`() throws {
    let url = "https://github.com/pointfreeco/swift-snapshot-testing"
    try workshop.write(
      "let package = Package(dependencies: [.package(url: \"\(url)\", from: \"1.0.0\")])",
      "feed/Package.swift")
    try workshop.write("{\"pins\": []}", "feed/Package.resolved")
    let before = workshop.tree("feed")
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "0")
    expect(workshop.tree("feed"), equals: before)
    let list = try #require(workshop.cached("contents.xcworkspacedata"))
    let members = try String(contentsOfFile: list, encoding: .utf8)
    expect(members.contains("/stand-ins/swift-snapshot-testing\""))
    let own = try #require(members.firstRange(of: "\(workshop.path)/feed\""))
    let other = try #require(members.firstRange(of: "/stand-ins/"))
    expect(own.upperBound < other.lowerBound)
    let path = try #require(workshop.cached("stand-ins/swift-snapshot-testing/Package.swift"))
    let manifest = try String(contentsOfFile: path, encoding: .utf8)
    expect(manifest.contains(".library(name: \"InlineSnapshotTesting\", targets: "))

    var request = BuildRequest(.test)
    request.keepsOwnDependencies = true
    expect(workshop.run(request, in: "feed"), equals: "0")
    expect(try !String(contentsOfFile: list, encoding: .utf8).contains("stand-ins"))
  }

  @Test func `what tests alone need is left out of builds without tests`() throws {
    func call(_ verb: BuildRequest.Verb, _ arguments: [String] = []) throws -> String {
      var request = BuildRequest(verb)
      request.arguments = arguments
      expect(workshop.run(request, in: "feed"), equals: "0")
      return try #require(workshop.calls().last)
    }
    expect(try call(.build).contains("swiftc without tests of /feed]"))
    expect(try call(.build, ["--target", "Feed"]).contains("tests of /feed for Feed]"))
    expect(try !call(.build, ["--build-tests"]).contains("manifests by"))
    expect(try !call(.test).contains("manifests by"))
  }

  @Test func `XCTest is left out where no source and no other package can bring a test of it`()
    throws
  {
    func call() throws -> String {
      expect(workshop.run(BuildRequest(.test), in: "feed") == "0")
      return try #require(workshop.calls().last)
    }
    expect(try call().contains(" --disable-xctest "))
    var request = BuildRequest(.test)
    request.arguments = ["--enable-xctest"]
    expect(workshop.run(request, in: "feed") == "0")
    expect(workshop.calls().last?.contains("--disable-xctest") == false)
    try workshop.write("let a = [.package(path: \"../b\")]", "feed/Package.swift")
    expect(try !call().contains("--disable-xctest"))
    try workshop.write("", "feed/Package.swift")
    try workshop.write("import XCTest", "feed/Tests/FeedTests/FeedTests.swift")
    expect(try !call().contains("--disable-xctest"))
  }

  @Test func `packages that are given reach the compiler of manifests, until they are not`() throws
  {
    try workshop.write("", "Difference/Package.swift")
    var request = BuildRequest(.build)
    request.packages = ["DifferenceKit": "../Difference"]
    expect(workshop.run(request, in: "feed"), equals: "0")
    let call = try #require(workshop.calls().last)
    expect(call.contains("toolchain/usr/bin/swiftc given /cache/packages/feed-"))
    let link = try #require(workshop.cached("given/differencekit"))
    expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link),
      equals: "\(workshop.path)/Difference")
    expect(workshop.run(BuildRequest(.build), in: "feed"), equals: "0")
    expect(workshop.calls().last?.contains(" given "), equals: false)
    expect(workshop.cached("given/differencekit") == nil)
    request.packages = ["DifferenceKit": "/none"]
    expect(
      workshop.run(request, in: "feed"),
      equals: "--package DifferenceKit=/none: there is no Package.swift in that folder.")
  }

  @Test func `what is given has no version that was chosen`() throws {
    try workshop.write("let a = [.package(url: \"x\", from: \"1.0.0\")]", "feed/Package.swift")
    try workshop.write(
      """
      {"originHash": "7", "version": 3, "pins": [
        {"identity": "differencekit", "location": "https://example.org/DifferenceKit"},
        {"identity": "snapkit", "location": "https://example.org/SnapKit"}]}
      """, "feed/Package.resolved")
    try workshop.write("", "Difference/Package.swift")
    var request = BuildRequest(.build)
    request.packages = ["DifferenceKit": "../Difference"]
    expect(workshop.run(request, in: "feed"), equals: "0")
    let path = try #require(workshop.cached("xcshareddata/swiftpm/Package.resolved"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    expect(text.contains("snapkit") && text.contains("version"))
    expect(!text.contains("differencekit") && !text.contains("originHash"))
  }

  @Test func `versions that were chosen do not match the manifest`() throws {
    try workshop.write("let a = [.package(url: \"x\", from: \"1.0.0\")]", "feed/Package.swift")
    try workshop.write(
      """
      {"originHash": "7", "version": 3, "pins": [
        {"identity": "snapkit", "location": "https://example.org/SnapKit"}]}
      """, "feed/Package.resolved")
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "0")
    let path = try #require(workshop.cached("xcshareddata/swiftpm/Package.resolved"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    expect(text.contains("snapkit") && !text.contains("originHash"))
  }

  @Test(arguments: [
    ("let a = [.package(path: \"../b\")]", true),
    ("let a = [.define(\"A\", .when(platforms: [.iOS]))]", true), ("let a = 1", false),
  ])
  func `manifests with packages or platforms are rewritten`(text: String, isSo: Bool) throws {
    try workshop.write(text, "feed/Package.swift")
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "0")
    let call = try #require(workshop.calls().last)
    expect(call.contains("manifests by"), equals: isSo)
    expect(call.contains(" as part of /feed]"), equals: isSo)
  }

  @Test func `options become SwiftPM's`() {
    var request = BuildRequest(.test)
    request.target = "FeedTests"
    request.swiftVersion = "6"
    request.arguments = ["--parallel"]
    expect(workshop.run(request, in: "feed"), equals: "0")
    expect(
      workshop.calls().last?.contains(
        " -Xswiftc -swift-version -Xswiftc 6 --filter ^FeedTests\\. --parallel "), equals: true)
    request = BuildRequest(.run)
    request.arguments = ["now"]
    expect(workshop.run(request, in: "feed").hasPrefix("name with --target the program that"))
    request.target = "feed"
    expect(workshop.run(request, in: "feed"), equals: "0")
    expect(workshop.calls().last?.contains(" feed now "), equals: true)
  }

  @Test func `a program that writes to standard error as soon as it is built runs to its end`() {
    var request = BuildRequest(.run)
    request.target = "feed"
    for _ in 1...5 { expect(workshop.run(request, in: "feed"), equals: "0") }
  }

  @Test func `tests have a main bundle that says its language`() throws {
    expect(workshop.run(BuildRequest(.build), in: "feed"), equals: "0")
    expect(workshop.cached("debug/Info.plist") == nil)
    expect(workshop.run(BuildRequest(.test), in: "feed"), equals: "0")
    let list = try #require(workshop.cached("debug/Info.plist"))
    expect(try String(contentsOfFile: list, encoding: .utf8).contains("CFBundleDevelopmentRegion"))
    expect(workshop.tree("feed").keys.allSatisfy { !$0.hasSuffix("Info.plist") })
  }

  @Test func `a clean build forgets the earlier one`() throws {
    _ = workshop.run(BuildRequest(.build), in: "feed")
    let scratch = try #require(workshop.cached("/built-with"))
      .replacingOccurrences(of: "built-with", with: "scratch/old")
    try workshop.write("", String(scratch.dropFirst(workshop.path.count + 1)))
    var request = BuildRequest(.build)
    request.isClean = true
    expect(workshop.run(request, in: "feed"), equals: "0")
    expect(!FileManager.default.fileExists(atPath: scratch))
  }

  @Test func `what is missing is said`() throws {
    try workshop.write("", "else/file")
    var request = BuildRequest(.build)
    expect(
      workshop.run(request, in: "else"),
      equals: "'/else' contains no Package.swift and no .xcodeproj; name one.")
    request.subject = "file"
    expect(workshop.run(request, in: "else").hasPrefix("'/else/file' is a file; expected"))
    request.subject = "none"
    expect(workshop.run(request, in: "else").hasPrefix("'/else/none' does not exist; expected"))
    for name in ["A", "B"] { try workshop.write("", "two/\(name).xcodeproj/project.pbxproj") }
    expect(
      workshop.run(BuildRequest(.run), in: "two"),
      equals: "'/two' contains A.xcodeproj and B.xcodeproj; name one of them.")
    try FileManager.default.removeItem(atPath: "\(workshop.path)/tools/usr/lib/swift/host")
    expect(workshop.run(BuildRequest(.build), in: "feed").contains("comes without SwiftSyntax"))
    try FileManager.default.removeItem(atPath: "\(workshop.path)/mullion/Rewriter")
    expect(
      workshop.run(BuildRequest(.build), in: "feed"),
      equals:
        "MULLION_HOME names '/mullion', which is not a checkout of Mullion; clone Mullion there."
    )
  }
}
