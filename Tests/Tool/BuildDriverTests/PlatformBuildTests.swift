// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Glibc
import MullionBuildDriver
import Testing

/// Tests of builds of Mullion's own modules.
struct PlatformBuildTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.write("", "feed/Package.swift")
    try workshop.write(
      #".library(name: "MullionPlatform", type: .dynamic, targets: ["UIKit"])"#,
      "mullion/Package.swift")
  }

  private func build() -> String { workshop.run(BuildRequest(.build), in: "feed") }

  @Test func `modules are compiled whole, without an index`() throws {
    expect(build() == "0")
    let calls = workshop.calls()
    for call in [calls[0], calls[1], calls[3], calls[5]] {
      for option in ["--disable-index-store", "-Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2"] {
        expect(call.contains(option))
      }
    }
  }

  @Test func `objects go when they are linked, and are made again when a source changes`() throws {
    expect(build() == "0")
    expect(workshop.tree("cache").keys.allSatisfy { !$0.hasSuffix(".o") })
    _ = workshop.calls()
    expect(build() == "0")
    expect(workshop.calls().count == 1)
    try workshop.write("let new = 1", "mullion/Sources/Controllers/UIKit/UIKit.swift")
    expect(build() == "0")
    expect(workshop.calls().map { $0.contains("emit-library") }.contains(true))
  }

  @Test func `the compiler for unmodified sources is built when its own sources change alone`()
    throws
  {
    expect(build() == "0")
    _ = workshop.calls()
    try workshop.write("let new = 1", "mullion/Sources/Controllers/UIKit/UIKit.swift")
    expect(build() == "0")
    expect(workshop.calls().filter { $0.contains("/mullion/Rewriter ") }.isEmpty)
    try workshop.write("let new = 1", "mullion/Rewriter/Sources/main.swift")
    expect(build() == "0")
    expect(workshop.calls().filter { $0.contains("/mullion/Rewriter ") }.count == 2)
  }

  @Test func `a changed source of the tool or of the gallery builds no module`() throws {
    expect(build() == "0")
    _ = workshop.calls()
    try workshop.write("let new = 1", "mullion/Sources/Tool/Tool.swift")
    try workshop.write("let new = 1", "mullion/Sources/Demo/Gallery.swift")
    expect(build() == "0")
    expect(workshop.calls().count == 1)
  }

  @Test func `the first and the last line of a build have its end in them`() throws {
    expect(build() == "0")
    let lines = workshop.words.split(separator: "\n")
    expect(lines.first == "mullion: building Mullion's modules, once for this toolchain")
    expect(lines.last?.hasPrefix("mullion: Mullion's modules are built (0 s, ") == true)
  }

  @Test func `a build that was interrupted counts what it had built`() throws {
    expect(build() == "0")
    unlink(try #require(workshop.cached("/finished")))
    let library = try #require(workshop.cached("/debug/libMullionPlatform.so"))
    try workshop.write(
      "",
      library.replacingOccurrences(of: "libMullionPlatform.so", with: "UIKit.build/UIKit.o")
        .replacingOccurrences(of: workshop.path + "/", with: ""))
    expect(build() == "0")
    expect(workshop.words.contains("; 1 of 3 are built already\n"))
  }

  @Test func `a second build waits for the first, and names it`() async throws {
    expect(build() == "0")
    let lock = try #require(workshop.cached("/lock"))
    unlink(try #require(workshop.cached("/finished")))
    let file = open(lock, O_RDWR | O_CLOEXEC)
    try #require(flock(file, LOCK_EX) == 0)
    let workshop = workshop
    let second = Task.detached { workshop.run(BuildRequest(.build), in: "feed") }
    let sentence =
      "waiting for another mullion (process \(getpid())), which builds Mullion's modules"
    for _ in 0..<500 where !workshop.words.contains(sentence) {
      try await Task.sleep(for: .milliseconds(10))
    }
    expect(workshop.words.contains(sentence))
    close(file)
    expect(await second.value == "0")
  }
}
