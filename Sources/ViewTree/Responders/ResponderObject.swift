// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What `UIResponder`, `UIView` and `UIViewController` have in common.
///
/// Differs from UIKit: there, views and view controllers are `UIResponder`s. Here they share this
/// class with it, because `UIResponder` needs a required initialiser (an application delegate is
/// made from its type) that views and view controllers must not force upon their subclasses.
@preconcurrency @MainActor
open class ResponderObject: NSObject {
  /// The object that gets what this one does not handle.
  open var next: ResponderObject? { nil }

  /// Whether the object may become the first responder.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may stop being the first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether key events go to this object first.
  open var isFirstResponder: Bool { responderSurface?.firstResponder === self }

  /// Makes this object the one that gets key events first.
  ///
  /// - Returns: Whether it is the first responder now; false in no surface, or when the object or
  ///   the present first responder refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let surface = responderSurface, canBecomeFirstResponder else { return false }
    if let present = surface.firstResponder, !present.resignFirstResponder() { return false }
    surface.firstResponder = self
    return true
  }

  /// Gives up being the first responder.
  ///
  /// - Returns: Whether the object is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderSurface?.firstResponder = nil
    return true
  }

  /// Gets presses and keys that reach this object before they are passed on.
  package weak var inputHandler: (any InputHandling)?

  /// The surface whose keys this object can get.
  package var responderSurface: ViewSurface? { next?.responderSurface }
}
