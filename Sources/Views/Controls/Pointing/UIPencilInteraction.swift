// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// An interaction for double taps of a pencil.
///
/// - Note: Has no effect on Linux, where no pencil is supported: the delegate is never called, and the
///   preferences have their default values.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The user's preferred action for a double tap; always `.switchEraser`.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// Whether the user prefers that only a pencil draws; always `false`.
  open class var prefersPencilOnlyDrawing: Bool { false }

  open private(set) weak var view: UIView?
  /// The delegate of the interaction.
  ///
  /// - Note: Never called on Linux.
  open weak var delegate: (any UIPencilInteractionDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// Whether the interaction is enabled.
  ///
  /// - Note: Has no effect on Linux.
  open var isEnabled = true

  /// Creates an interaction without a delegate.
  public override init() { super.init() }

  /// Creates an interaction with the given delegate.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
