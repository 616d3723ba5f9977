// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that accepts pasted items; all responders conform.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that the object accepts; `nil` for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Inserts pasted or dropped items.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether the object accepts one of `itemProviders`.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  /// Ignores the items; the default implementation.
  public func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether the paste configuration accepts one of the items.
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }
}
