// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

// Copying of tokens.
extension UISearchTextField {
  /// Whether the selected tokens can be copied.
  var canCopyTokens: Bool {
    allowsCopyingTokens && !chosenTokens.isEmpty && delegate is any UISearchTextFieldDelegate
  }

  /// Copies the selected tokens, and the text that is selected with them.
  ///
  /// - Returns: Whether there were any that can be copied.
  func copyChosenTokens() -> Bool {
    guard canCopyTokens, let delegate = delegate as? any UISearchTextFieldDelegate else {
      return false
    }
    var providers = chosenTokens.map {
      delegate.searchTextField(self, itemProviderForCopying: $0)
    }.filter { !$0.registeredTypeIdentifiers.isEmpty }
    guard !providers.isEmpty else { return false }
    let text = editor.buffer.text(in: editor.selection)
    if !text.isEmpty { providers.append(NSItemProvider(object: text as NSString)) }
    serve {
      UIPasteboard.general.setItemProviders(providers, localOnly: false, expirationDate: nil)
    }
    return true
  }

  /// Copies or cuts the selected tokens for the corresponding keys.
  ///
  /// - Returns: Whether the event was handled.
  func copyByKey(_ event: KeyEvent) -> Bool {
    guard event.modifiers == [.control] || event.modifiers == [.command], canCopyTokens,
      case .character(let character) = event.key
    else { return false }
    switch character.lowercased() {
    case "c": copy(nil)
    case "x": cut(nil)
    default: return false
    }
    return true
  }
}
