// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A build of Mullion's own, whose words go to a file and of which a line says how far it is.
struct LoggedBuild {
  /// What is built, in words.
  let what: String
  /// The file that its words go to.
  let log: String
  let environment: BuildEnvironment

  /// Runs `program` to its end.
  ///
  /// - Throws: `BuildError` with the last words when it fails.
  func run(
    _ program: String, _ arguments: [String], adding variables: [String: String]
  ) throws(BuildError) {
    // A compiler that somebody else put in place does not build Mullion.
    let kept = environment.variables.filter { $0.key != "SWIFT_EXEC" }
    let child = ChildProgram(
      path: program, arguments: arguments, folder: environment.folder,
      variables: kept.merging(variables) { $1 })
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let file = FileHandle(forWritingAtPath: log)
    environment.say("mullion: building \(what)" + (environment.isTerminal ? "" : "\n"))
    var last: [String] = []
    let status = try child.run { line in
      try? file?.write(contentsOf: Data((line + "\n").utf8))
      // The first errors say more than what follows from them.
      if line.contains("error:"), !line.contains("`-"), last.count < 3 { last.append(line) }
      if environment.isTerminal, let progress = Self.progress(line) {
        environment.say("\r\u{1B}[Kmullion: building \(what), \(progress)")
      }
    }
    try? file?.close()
    if environment.isTerminal { environment.say("\n") }
    guard status == 0 else {
      throw BuildError(
        "building \(what) failed (status \(status)); see \(log): "
          + (last.isEmpty ? "it says no error." : last.joined(separator: " | ")))
    }
  }

  /// How far a line of SwiftPM's says that it is, such as `12 of 60`.
  static func progress(_ line: String) -> String? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let numbers = line[line.index(after: line.startIndex)..<end].split(separator: "/")
    guard numbers.count == 2, numbers.allSatisfy({ Int($0) != nil }) else { return nil }
    return "\(numbers[0]) of \(numbers[1])"
  }
}
