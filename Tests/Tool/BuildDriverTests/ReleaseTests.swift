// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionBuildDriver
import Testing

/// Tests of builds with a release instead of Mullion's sources.
struct ReleaseTests {
  private let workshop: Workshop
  private let names = [
    "lib/libMullionPlatform.so", "libexec/MullionPreviewMacros-tool", "libexec/mullion-relay",
    "libexec/mullion-swiftc", "modules/UIKit.swiftmodule", "include/inner/module.modulemap",
  ]

  init() throws {
    workshop = try Workshop()
    try workshop.write("", "feed/Package.swift")
    try makeRelease()
  }

  private func makeRelease(
    in folder: String = "release", compiler: String = "Swift version 9.1 (swift-9.1-RELEASE)"
  ) throws {
    for name in names { try workshop.write("whole", "\(folder)/\(name)") }
    let files = names.map { "\"\($0)\": 5" }.joined(separator: ", ")
    try workshop.write(
      #"{"version": "7.0", "compiler": "\#(compiler)", "target": "pdp11-unknown", "files": {\#(files)}}"#,
      "\(folder)/manifest.json")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      "cd '\(workshop.path)/\(folder)' && sha256sum \(names.joined(separator: " ")) > SHA256SUMS",
    ]
    try process.run()
    process.waitUntilExit()
  }

  private func environment(_ folder: String = "release") -> BuildEnvironment {
    var environment = workshop.environment(in: "feed")
    environment.variables["MULLION_HOME"] = nil
    environment.variables["MULLION_RELEASE"] = "\(workshop.path)/\(folder)"
    return environment
  }

  private func build(_ folder: String = "release") -> String {
    do throws(BuildError) {
      return "\(try PlatformBuild(environment(folder)).run(BuildRequest(.build)))"
    } catch {
      return error.description.replacingOccurrences(of: workshop.path, with: "")
    }
  }

  @Test func `a package is built with a release, and nothing else is`() throws {
    expect(build(), equals: "0")
    let calls = workshop.calls()
    expect(calls.count, equals: 1)
    expect(calls[0].contains("SWIFT_EXEC=/cache/platforms/"))
    let settings = try #require(workshop.cached("/mullion-settings.json"))
    let text = try String(contentsOfFile: settings, encoding: .utf8)
    for words in [
      "/release/modules\"", "/release/include/inner\"", "/release/lib/libMullionPlatform.so\"",
      "\"--disable-new-dtags\"", "/usr/bin/MullionPreviewMacros-tool#MullionPreviewMacros\"",
    ] {
      expect(text.contains(words), "\(words)")
    }
    expect(build(), equals: "0")
  }

  @Test func `a release for another compiler is refused, with both and the remedy`() throws {
    try makeRelease(compiler: "Swift version 9.2 (swift-9.2-RELEASE)")
    expect(
      build(),
      equals:
        "this release of Mullion is for Swift version 9.2 (swift-9.2-RELEASE) on pdp11-unknown, but"
        + " the compiler in '/tools/usr/bin' is Swift version 9.1 (swift-9.1-RELEASE) on pdp11-unknown;"
        + " get the release for that compiler, or name a clone of Mullion in MULLION_HOME to build it from"
        + " sources.")
    let (text, isWell) = Doctor(environment()).report()
    expect(!isWell)
    expect(text.contains("missing this release of Mullion is for Swift version 9.2"))
  }

  @Test func `a release that is missing, cut or changed says which file, also after a build`()
    throws
  {
    expect(build(), equals: "0")
    let library = "release/lib/libMullionPlatform.so"
    try workshop.write("wh", library)
    expect(
      build(),
      equals:
        "'/\(library)' of the release has 2 bytes instead of 5; unpack the archive of the release"
        + " again.")
    try workshop.write("whule", library)
    expect(
      build().hasPrefix("the release in '/release' is damaged (lib/libMullionPlatform.so: FAILED)"))
    try FileManager.default.removeItem(atPath: "\(workshop.path)/\(library)")
    expect(
      build(),
      equals: "'/\(library)' of the release is missing; unpack the archive of the release again.")
    try workshop.write("whole", library)
    expect(build(), equals: "0")
    try FileManager.default.removeItem(atPath: "\(workshop.path)/release/manifest.json")
    expect(
      build(),
      equals:
        "'/release/manifest.json' is missing or damaged; unpack the archive of the release again.")
  }

  @Test func `a release that was moved is set up again`() throws {
    expect(build(), equals: "0")
    try FileManager.default.moveItem(
      atPath: "\(workshop.path)/release", toPath: "\(workshop.path)/moved")
    expect(build("moved"), equals: "0")
    let settings = workshop.tree("cache").filter { $0.key.hasSuffix("/mullion-settings.json") }
    expect(
      settings.values.contains { String(decoding: $0, as: UTF8.self).contains("/moved/modules\"") })
  }

  @Test func `sources that are named win, and the doctor says which door is open`() throws {
    expect(
      Doctor(environment()).report().text.contains(
        "ok      mullion 7.0 for Swift version 9.1 (swift-9.1-RELEASE), a release, in"
          + " \(workshop.path)/release; MULLION_HOME would name sources\n"))
    var named = environment()
    named.variables["MULLION_HOME"] = "\(workshop.path)/mullion"
    expect(
      Doctor(named).report().text.contains(
        "ok      sources of Mullion in \(workshop.path)/mullion\n"))
  }

  @Test func `a compiler that does not start is named with its reason`() throws {
    let compiler = "tools/usr/bin/swiftc"
    try workshop.write("#!/bin/sh\necho 'libncurses.so.6: no such file' >&2\nexit 127\n", compiler)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(workshop.path)/\(compiler)")
    expect(
      build(),
      equals: "the compiler '/tools/usr/bin/swiftc' does not start: libncurses.so.6: no such file.")
  }

  @Test func `the doctor looks for the libraries that a release loads`() throws {
    func text() -> String {
      Doctor(environment(), system: "\(workshop.path)/system").report().text
    }
    expect(text().contains("missing pangocairo for pictures; install libpangocairo-1.0-0\n"))
    try workshop.write("", "system/usr/lib/x86_64-linux-gnu/libpangocairo-1.0.so.0")
    expect(text().contains("ok      pangocairo for pictures\n"))
  }
}
