// SPDX-License-Identifier: Apache-2.0

/// The expansion of `#Preview("name") { … }`: a function that the loader calls, which registers the preview.
struct PreviewExpansion {
  private let expansion: CompilerMessage.Expansion

  init(_ expansion: CompilerMessage.Expansion) {
    self.expansion = expansion
  }

  /// The declaration that replaces the macro.
  var text: String {
    let place = expansion.syntax.location
    let isInType = !(expansion.lexicalContext ?? []).isEmpty
    // The only form of name that the compiler permits for a macro that declares no names: a unique one,
    // made from its own discriminator.
    let name = "\(expansion.discriminator)1PfMu_"
    return """
      @section(".init_array") @used
      nonisolated private \(isInType ? "static " : "")let \(name): @convention(c) () -> Void = {
        _PreviewPlace(\(Self.quoted(place.fileID)), \(line)).record\(arguments)
      }
      """
  }

  /// The line of the macro's name; the source that the compiler passes begins at the preceding attributes.
  private var line: Int {
    expansion.syntax.location.line
      + expansion.syntax.source.prefix { $0 != "#" }.count(where: \.isNewline)
  }

  /// The source after the macro's name.
  private var arguments: Substring {
    let source = expansion.syntax.source[...]
    guard let sign = source.firstIndex(of: "#") else { return "" }
    return source[source.index(after: sign)...].drop {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }
    return "\"\(escaped.joined())\""
  }
}
