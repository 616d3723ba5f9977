// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A build of one of Mullion's own packages, whose output goes to a file.
struct LoggedBuild {
  /// The name of what is built, for error messages.
  let what: String
  /// The file that receives the output.
  let log: String
  let environment: BuildEnvironment
  /// The line that shows the progress, or `nil` for none.
  var progress: ProgressLine?

  /// Runs `program` to its end.
  ///
  /// - Throws: `BuildError` with the first error messages of the output when it fails.
  func run(
    _ program: String, _ arguments: [String], adding variables: [String: String]
  ) throws(BuildError) {
    // Mullion is not built by a compiler that the environment substitutes.
    let kept = environment.variables.filter { $0.key != "SWIFT_EXEC" }
    let child = ChildProgram(
      path: program, arguments: arguments, folder: environment.folder,
      variables: kept.merging(variables) { $1 })
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    let file = FileHandle(forWritingAtPath: log)
    var last: [String] = []
    let status = try child.run(
      line: { line in
        try? file?.write(contentsOf: Data((line + "\n").utf8))
        // The first errors are more informative than those that follow from them.
        if line.contains("error:"), !line.contains("`-"), last.count < 3 { last.append(line) }
        progress?.take(line)
      }, eachSecond: { progress?.update() })
    try? file?.close()
    guard status == 0 else {
      if environment.isTerminal { environment.say("\n") }
      throw BuildError(
        "building \(what) failed (status \(status)); see \(log): "
          + (last.isEmpty ? "it contains no error." : last.joined(separator: " | ")))
    }
  }
}
