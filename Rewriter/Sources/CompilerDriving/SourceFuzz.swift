// SPDX-License-Identifier: Apache-2.0

import CompilerCalls
import Glibc
import SourceRewriting

/// The fuzz test of the rewriting that `-fuzz-rewriting` runs.
///
/// It changes files of the folders at random, rewrites some files of a folder as a module, and makes the
/// checks of ``SourceCheck``.
struct SourceFuzz {
  /// The option that runs the test; the duration in seconds, a seed and folders follow, each a module.
  static let option = "-fuzz-rewriting"

  private let seconds: Int
  private let seed: UInt64
  private let paths: [String]

  init(_ words: some Sequence<String>) {
    let words = Array(words)
    seconds = words.first.flatMap { Int($0) } ?? 60
    seed = words.dropFirst().first.flatMap { UInt64($0) } ?? 1
    paths = Array(words.dropFirst(2))
  }

  /// Prints each defect on a line with the seed that reproduces it, then the counts, and exits with status 1
  /// if there is a defect.
  func run() -> Never {
    let folders = paths.map { SwiftSources.texts(at: [$0]) }.filter { !$0.isEmpty }
    let end = time(nil) + seconds
    var (modules, rewritten, found) = (0, 0, 0)
    var number = seed
    while time(nil) < end, !folders.isEmpty {
      var random = RandomSource(number)
      let texts = module(of: folders, &random)
      let result = CheckedModule(of: texts)
      for line in result.findings { say("\(number): \(line)") }
      modules += 1
      rewritten += result.module.files.count
      found += result.findings.count
      number += 1
    }
    say("\(modules) modules from \(seed) on, \(rewritten) rewritten files, \(found) findings")
    exit(found == 0 ? 0 : 1)
  }

  private func say(_ line: String) {
    FileBytes.send(Array("\(line)\n".utf8), to: STDOUT_FILENO)
  }

  /// Returns a few files of one folder, each with up to three random changes.
  private func module(of folders: [[SourceText]], _ random: inout RandomSource) -> [SourceText] {
    let folder = folders[random.below(folders.count)]
    var texts: [SourceText] = []
    for _ in 0..<(1 + random.below(6)) {
      let text = folder[random.below(folder.count)]
      guard !texts.contains(where: { $0.path == text.path }) else { continue }
      var bytes = text.bytes
      for _ in 0..<random.below(4) { change(&bytes, &random) }
      texts.append(SourceText(path: text.path, bytes: bytes))
    }
    return texts
  }

  /// Removes, duplicates or moves a range of bytes, or inserts a word of the table.
  private func change(_ bytes: inout [UInt8], _ random: inout RandomSource) {
    guard !bytes.isEmpty else { return }
    let start = random.below(bytes.count)
    let range = start..<min(bytes.count, start + 1 + random.below(40))
    switch random.below(4) {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.insert(contentsOf: bytes[range], at: start)
    case 2:
      let part = Array(bytes[range])
      bytes.removeSubrange(range)
      bytes.insert(contentsOf: part, at: random.below(bytes.count + 1))
    default: bytes.insert(contentsOf: Self.words[random.below(Self.words.count)].utf8, at: start)
    }
  }

  private static let words = [
    "@objc ", "#selector(f)", "override ", "class A: B { ", "extension A { ", "}", "{", "\"",
    "\"\"\"",
    "#if os(iOS)\n", "\n#endif\n", "type.init()", "delegate?.f?(1)", "/", "/*", "//", "\\(", "`",
    "#\"",
    "self", "init?(", "func f() { ", "var a: Int { get }", "let a = ", "@objc optional ",
    "protocol P { ",
    "import SwiftUI\n", ".description()", "observe(\\.a.b)", "enum E { case a }", ";", "\r\n", "é",
    "struct ",
    "override func responds(to s: Selector!) -> Bool { super.responds(to: s) } ",
  ]
}
