// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that things can be pasted into; every responder is one.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// Which things the object accepts; nil: none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes in what is pasted or dropped.
  func paste(itemProviders: [NSItemProvider])
  /// Whether the object takes in something of `itemProviders` now.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  /// Nothing happens.
  public func paste(itemProviders: [NSItemProvider]) {}
  /// Whether one of the things is of a type that the paste configuration accepts.
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }
}
