// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// Lets a person drag things out of a view: a finger that rests lifts them, a pointer pulls them.
///
/// Differs from UIKit: a drag stays in the window that it began in, and ends when its view leaves it.
/// There is one drag at a time in a window.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Whether interactions are enabled when they are made.
  ///
  /// Differs from UIKit: true, whatever the device.
  open class var isEnabledByDefault: Bool { true }

  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @Unheld private var holder: UIView?
  /// Says what is dragged; not kept.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether things can be dragged; a drag that is under way goes on.
  open var isEnabled = isEnabledByDefault
  /// Whether other gestures may be recognised while things are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  private lazy var lift = ViewDragLift(of: self)
  private lazy var adding = DragAdding(to: self)

  /// An interaction that asks and tells `delegate`, which is not kept.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    UncalledMethods.report(of: self.delegate)
  }

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    old.removeGestureRecognizer(lift)
    old.removeGestureRecognizer(adding.tap)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(lift)
    view?.addGestureRecognizer(adding.tap)
  }
}
