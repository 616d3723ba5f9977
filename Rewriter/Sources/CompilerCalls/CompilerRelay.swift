// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Stands in the place of the compiler: hands on to it what nothing has to be done for, and everything
/// else to the program that rewrites.
///
/// That one loads SwiftSyntax, which takes longer than a call that has nothing to do.
public enum CompilerRelay {
  /// The program that rewrites, beside this one.
  private static let rewriterName = "mullion-swiftc"

  /// Acts as the tool that the program was called as, and ends as it does.
  public static func main() -> Never {
    let words = CommandLine.arguments
    let rewriter = "\(ownFolder)/\(rewriterName)"
    // What goes wrong is said by the program that rewrites.
    if let call = try? DriverCall(words, rewriter: rewriter), let lines = Self.lines(of: call) {
      try? call.becomeCompiler(adding: lines)
    }
    do {
      try RealCompiler.become(
        rewriter, as: words.first, arguments: Array(words.dropFirst()))
    } catch {
      FileBytes.send(Array("error: \(error)\n".utf8), to: STDERR_FILENO)
    }
    exit(1)
  }

  /// What the compiler is told besides what it was told; nil: something has to be rewritten.
  private static func lines(of call: DriverCall) -> [String]? {
    switch call.work {
    case .nothing: return []
    case .manifest: return nil
    case .module(let module):
      guard let lines = module.lines else { return nil }
      do { try module.noteCall(lines) } catch { return nil }
      return lines
    }
  }

  /// The folder that the program stands in itself, whatever links lead to it.
  private static var ownFolder: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(0, readlink("/proc/self/exe", &buffer, buffer.count))
    let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
