// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts
public import MullionViewTree

/// An interaction that makes the content of a view draggable: with a long press of a finger, or a movement of
/// the pressed pointer.
///
/// Differs from UIKit: a drag stays in the window that it began in, and ends when its view leaves it. There
/// is one drag at a time in a window.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Whether interactions are enabled by default.
  ///
  /// Differs from UIKit: `true` on every device.
  open class var isEnabledByDefault: Bool { true }

  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @Unheld private var holder: UIView?
  /// The delegate that provides the drag items; held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether drags can begin; a drag in progress continues.
  open var isEnabled = isEnabledByDefault
  /// Whether other gestures may be recognized while items are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  private lazy var lift = ViewDragLift(of: self)
  private lazy var adding = DragAdding(to: self)

  /// Creates an interaction with a delegate, which is held weakly.
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
