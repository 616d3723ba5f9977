// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

// What a person does to the attributes of the text.
extension TextEditing {
  typealias FormattedAttributes = [NSAttributedString.Key: Any]

  /// The keys with which a person changes attributes; none where that is not allowed.
  var formattingKeys: [UIKeyCommand] {
    allowsEditingTextAttributes && isTextEditable ? EditCommands.formattingKeys : []
  }

  /// Changes the attributes of the selection, or of what is typed next, as `change` says.
  func reformat(_ change: (FormattedAttributes) -> FormattedAttributes) {
    editor.format(editor.selection, over: currentDefaults, change)
  }

  /// Gives the selection's letters a trait, or takes it from them where all have it.
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

  /// Underlines the selection, or takes the line away where all of it has one.
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

  /// Has the paragraphs that the selection is in be written in a direction.
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
