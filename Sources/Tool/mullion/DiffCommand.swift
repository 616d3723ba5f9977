// SPDX-License-Identifier: Apache-2.0

/// The command `mullion diff`, which lists the operations that transform the lines of one file into those of
/// another.
struct DiffCommand {
  private let options: DiffOptions

  init(_ options: DiffOptions) {
    self.options = options
  }

  /// Compares both files and returns the operations and a summary as output.
  ///
  /// - Throws: `CommandError` when a file cannot be read or contains a line twice.
  func run() throws(CommandError) -> CommandOutcome {
    let old = try LineFile.lines(atPath: options.old)
    let new = try LineFile.lines(atPath: options.new)
    let script = LineScript(old, new, showsMoves: options.showsMoves)
    let text = options.isJSON ? try JSONText.text(script) : script.text
    return CommandOutcome(text, status: script.isEmpty ? 0 : 1)
  }
}
