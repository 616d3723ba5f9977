// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The stack of an application that stopped, as the Swift runtime writes it.
enum LiveStack {
  private static let limit = 12
  /// The libraries whose functions are left out, as are those that the compiler generates.
  private static let others = [
    "libswift", "libc.so", "libdispatch", "libFoundation", "libBlocksRuntime", "ld-linux",
    "libpthread", "lib_Foundation",
  ]

  /// Returns the environment variable with which the runtime writes the stack into the file at `path`.
  static func variable(_ path: String) -> (name: String, value: String) {
    (
      "SWIFT_BACKTRACE",
      "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=64,"
        + "output-to=\(path)"
    )
  }

  /// Returns the innermost functions in the file at `path`, with their places; empty if there is no stack.
  static func functions(in path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    var functions: [String] = []
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let pattern = #/^ *\d+ +(?:\[\w+\] +)*0x[0-9a-f]+ (.+)$/#
      guard let found = line.firstMatch(of: pattern)?.1 else { continue }
      let isOther =
        others.contains { found.contains(" in \($0)") } || found.contains("<compiler-generated>")
      if !isOther { functions.append(shortened(found)) }
    }
    guard functions.count > limit else { return functions }
    return functions.prefix(limit - 1) + ["… and \(functions.count - limit + 1) more"]
  }

  /// Returns a function with its source line, or with its library where there is none.
  private static func shortened(_ frame: Substring) -> String {
    let text = frame.replacing(#/ \+ \d+ in \S+ at /#) { _ in " at " }
    return text.count > 200 ? text.prefix(199) + "…" : String(text)
  }
}
