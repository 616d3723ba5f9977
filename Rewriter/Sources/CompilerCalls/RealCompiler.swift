// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The program that does the work.
enum RealCompiler {
  /// Becomes the program at `path`, called as `name`; returns only when that cannot be.
  static func become(_ path: String, as name: String? = nil, arguments: [String]) throws {
    var words: [UnsafeMutablePointer<CChar>?] = ([name ?? path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    let reason = String(cString: strerror(errno))
    for word in words { free(word) }
    throw DriverError.compiler(path: path, reason: reason)
  }
}
