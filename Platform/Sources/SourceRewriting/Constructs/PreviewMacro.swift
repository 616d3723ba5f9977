// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// `#Preview { … }`: left out.
enum PreviewMacro {
  static func edits(_ node: some FreestandingMacroExpansionSyntax, in text: SourceText) -> [Edit] {
    node.macroName.text == "Preview" ? [text.blank(node.range)] : []
  }
}
