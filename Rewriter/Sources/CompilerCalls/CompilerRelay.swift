// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A stand-in for the compiler that passes calls that need no rewriting on to it, and all others to the
/// rewriter.
///
/// The rewriter loads SwiftSyntax, which takes longer than a call that needs no work.
public enum CompilerRelay {
  /// The name of the rewriter, which is in the folder of this program.
  private static let rewriterName = "mullion-swiftc"

  /// Acts as the tool that the program was called as, and exits as that tool does.
  public static func main() -> Never {
    let words = CommandLine.arguments
    let rewriter = "\(ownFolder)/\(rewriterName)"
    // Errors are reported by the rewriter program.
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

  /// Records the call and returns the arguments to add to the compiler's, or `nil` if the call is left to the
  /// rewriter.
  private static func lines(of call: DriverCall) -> [String]? {
    switch call.work {
    case .nothing: return []
    case .manifest: return nil
    case .module(let module):
      guard let lines = module.lines else { return nil }
      do { try module.recordCall(lines) } catch { return nil }
      return lines
    }
  }

  /// The folder of the program itself, with all links resolved.
  private static var ownFolder: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = max(0, readlink("/proc/self/exe", &buffer, buffer.count))
    let path = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
