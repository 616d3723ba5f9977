// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view whose text is that of a storage, too.
@MainActor
protocol StoredText: AnyObject {
  /// The text as the view has it, with all attributes.
  var storedText: NSAttributedString { get }
  /// Takes the text over from the storage.
  func takeStored(_ source: SetSource)
}
