// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import Testing

/// Tests of the changes of `Scripts/summary-pictures` to a repository.
struct SummaryPicturesScriptTests {
  private static let git = ["/usr/bin/git", "/usr/local/bin/git"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
  private static let script = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Scripts/summary-pictures").standardizedFileURL.path

  private let folder = ReviewCommandTests.Folder()
  private var repository: String { "\(folder.path)/remote.git" }

  @discardableResult
  private func run(_ program: String, _ words: String...) throws -> (lines: [String], status: Int32)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    return (text.split(separator: "\n").map(String.init), process.terminationStatus)
  }

  private func put(_ name: String, at place: String) throws -> Int32 {
    let pictures = "pictures-\(name)"
    try folder.write("<svg/>", "\(pictures)/\(name)")
    return try run(Self.script, repository, "pictures", "\(folder.path)/\(pictures)", place).status
  }

  @Test(.enabled(if: git != nil, "git is not installed"))
  func `a branch keeps the pictures of a month, and of the past nothing`() throws {
    let git = try #require(Self.git)
    try folder.write("", "some")
    try run(git, "init", "--bare", "--quiet", repository)
    let today = Date().formatted(.iso8601.year().month().day())
    expect(try put("1-old.svg", at: "2001-02-03/1-1-ci"), equals: 0)
    expect(try put("1-feed.svg", at: "\(today)/2-1-ci"), equals: 0)
    expect(try put("2-card.svg", at: "\(today)/3-1-ci"), equals: 0)
    expect(
      try run(git, "-C", repository, "ls-tree", "-r", "--name-only", "pictures").lines,
      equals: ["\(today)/2-1-ci/1-feed.svg", "\(today)/3-1-ci/2-card.svg"])
    expect(try run(git, "-C", repository, "rev-list", "--count", "pictures").lines, equals: ["1"])
  }
}
