// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// Hears of double taps of a pencil.
///
/// No device here has such a pencil: nobody hears anything, and what a person would want is what they want at first.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// What the person wants a double tap to do.
  open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
  /// Whether the person wants only a pencil to draw; false, so that fingers do.
  open class var prefersPencilOnlyDrawing: Bool { false }

  open private(set) weak var view: UIView?
  /// Would hear of taps.
  open weak var delegate: (any UIPencilInteractionDelegate)? {
    didSet { UncalledMethods.report(of: delegate) }
  }
  /// Whether the delegate would hear of taps.
  open var isEnabled = true

  /// An interaction without a delegate.
  public override init() { super.init() }

  /// An interaction of which `delegate` would hear.
  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
