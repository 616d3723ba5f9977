// SPDX-License-Identifier: Apache-2.0

import SourceRewriting
import Testing

/// Tests of dependencies of manifests that are replaced by local packages.
struct LocalPackageTests {
  private func rewritten(_ text: String, namesFolders: Bool = true) -> String? {
    let source = SourceText(path: "Package.swift", text)
    return LocalPackage.rewrite(source, namesFolders: namesFolders) {
      ["snapkit": "/given/snapkit"][$0]
    }
    .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test(arguments: [
    (
      #".package(url: "https://github.com/SnapKit/SnapKit.git", from: "5.0.0")"#,
      #".package(name: "SnapKit", path: "/given/snapkit")"#
    ),
    (
      #".package(url: "git@github.com:SnapKit/SnapKit.git", .upToNextMinor(from: "5.0.1"))"#,
      #".package(name: "SnapKit", path: "/given/snapkit")"#
    ),
    (
      #"Package.Dependency.package(name: "Snap", url: "https://example.org/snapkit", "1.0.0"..<"2.0.0")"#,
      #"Package.Dependency.package(name: "Snap", path: "/given/snapkit")"#
    ),
    (
      #".package(url: "https://example.org/SnapKit/", branch: "main", traits: ["A"])"#,
      #".package(name: "SnapKit", path: "/given/snapkit", traits: ["A"])"#
    ),
  ])
  func `an address gives way to the folder`(manifest: String, expected: String) throws {
    let text = try #require(rewritten("let d: Package.Dependency = \(manifest)\n"))
    // Spaces fill what was there up.
    #expect(
      text.filter { $0 != " " } == "letd:Package.Dependency=\(expected)\n".filter { $0 != " " })
  }

  @Test func `a manifest of older tools has no name for a folder`() {
    let text = rewritten(
      #".package(url: "https://example.org/SnapKit", from: "5.0.0")"#, namesFolders: false)
    #expect(text?.filter { $0 != " " } == #".package(path:"/given/snapkit")"#)
  }

  @Test func `lines stay where they are`() throws {
    let text = """
      .package(
        url: "https://github.com/SnapKit/SnapKit",
        from: "5.0.0"
      ),
      """
    let lines = try #require(rewritten(text)).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4)
    #expect(lines[3] == "),")
  }

  @Test(arguments: [
    #".package(url: "https://github.com/ReactiveX/RxSwift", from: "6.0.0")"#,
    #".package(path: "../SnapKit")"#,
    #".product(name: "SnapKit", package: "SnapKit")"#,
    "let address = \"https://github.com/SnapKit/SnapKit\"",
  ])
  func `what was not given stays as it is`(manifest: String) {
    #expect(rewritten(manifest) == nil)
  }
}
