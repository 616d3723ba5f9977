// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

// Changes that the user makes to the attributes of the text.
extension TextEditing {
  typealias FormattedAttributes = [NSAttributedString.Key: Any]

  /// The key commands that change attributes; empty if that is not allowed.
  var formattingKeys: [UIKeyCommand] {
    allowsEditingTextAttributes && isTextEditable ? EditCommands.formattingKeys : []
  }

  /// Applies `change` to the attributes of the selection, or of the text typed next.
  func reformat(_ change: (FormattedAttributes) -> FormattedAttributes) {
    editor.format(editor.selection, over: currentDefaults, change)
  }

  /// Adds a font trait to the selection, or removes it if the whole selection has it.
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    let present = editor.selectedAttributes(over: currentDefaults)
    let isThere = present.allSatisfy { font($0).fontDescriptor.symbolicTraits.contains(trait) }
    reformat { attributes in
      var changed = attributes
      changed[.font] = with(trait, !isThere, font(attributes))
      return changed
    }
  }

  private func font(_ attributes: FormattedAttributes) -> UIFont {
    attributes[.font] as? UIFont ?? .systemFont(ofSize: UIFont.systemFontSize)
  }

  private func with(
    _ trait: UIFontDescriptor.SymbolicTraits, _ isWanted: Bool, _ font: UIFont
  ) -> UIFont {
    var traits = font.fontDescriptor.symbolicTraits
    if isWanted { traits.insert(trait) } else { traits.remove(trait) }
    return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) }
      ?? font
  }

  /// Underlines the selection, or removes the underline if the whole selection has it.
  func toggleLine() {
    let isThere = editor.selectedAttributes(over: currentDefaults).allSatisfy {
      ($0[.underlineStyle] as? Int ?? 0) != 0
    }
    reformat { attributes in
      var changed = attributes
      changed[.underlineStyle] = isThere ? nil : NSUnderlineStyle.single.rawValue
      return changed
    }
  }

  /// Sets the writing direction of the selected paragraphs.
  func write(_ direction: NSWritingDirection) {
    let buffer = editor.buffer
    let first = buffer.paragraph(at: editor.selection.lowerBound)
    let last = buffer.paragraph(at: max(first.lowerBound, editor.selection.upperBound))
    let end = max(first.upperBound, editor.selection.isEmpty ? 0 : last.upperBound)
    editor.format(first.lowerBound..<end, over: currentDefaults) { attributes in
      let style = NSMutableParagraphStyle()
      if let given = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(given)
      }
      style.baseWritingDirection = direction
      return attributes.merging([.paragraphStyle: style]) { $1 }
    }
  }
}
