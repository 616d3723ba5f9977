// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The compiler plugin for `#Preview`.
///
/// It handles the compiler's messages itself and does not need SwiftSyntax, so that dependents of Mullion
/// build it within seconds.
@main
enum PreviewMacros {
  static func main() {
    let pipe = MessagePipe()
    while let bytes = pipe.read() {
      let reply =
        (try? JSONDecoder().decode(CompilerMessage.self, from: Data(bytes))).map(PluginReply.init)
      guard let text = try? JSONEncoder().encode(reply ?? .nothing), pipe.write([UInt8](text))
      else { return }
    }
  }
}
