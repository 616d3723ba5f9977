// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The call of the real compiler.
enum RealCompiler {
  /// Replaces the process with the program at `path`, called as `name`, or as `path` if that is `nil`.
  ///
  /// The method does not return if it succeeds.
  ///
  /// - Throws: `DriverError` if the program cannot be run.
  static func become(_ path: String, as name: String? = nil, arguments: [String]) throws {
    var words: [UnsafeMutablePointer<CChar>?] = ([name ?? path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    let reason = String(cString: strerror(errno))
    for word in words { free(word) }
    throw DriverError.compiler(path: path, reason: reason)
  }
}
