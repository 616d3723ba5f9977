// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts

/// An interaction that opens a menu when the user holds a press on a view, or presses a pointer's secondary
/// button.
///
/// The delegate provides the configuration; without one, the press is handled as usual.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, _NamedMembers {
  /// The delegate that provides the menus.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction.
  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @Unheld private var holder: UIView?
  private var gestures: MenuGestures?
  private var place = CGPoint.zero
  private lazy var showing = (self as? any ContextMenuGiving)?.makeShowing()

  /// Creates an interaction with a delegate that provides the menus.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    UncalledMethods.report(of: self.delegate)
  }

  /// Prepares the interaction for its addition to another view; a no-op.
  open func willMove(to view: UIView?) {}

  /// Attaches the gestures to `view`, to which the interaction was added; for `nil`, detaches them and closes
  /// the menu.
  open func didMove(to view: UIView?) {
    self.view = view
    if view == nil { dismissMenu() }
    let gestures =
      self.gestures
      ?? MenuGestures(
        mayOpen: { [weak self] in self?.ask(at: $0) ?? false },
        open: { [weak self] in self?.open(at: $0) })
    gestures.close = { [weak self] in self?.dismissMenu() }
    self.gestures = gestures
    gestures.move(to: view)
  }

  /// Returns the location of the press in the coordinate space of `view`, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Closes the menu.
  open func dismissMenu() { showing?.closeMenu() }

  /// Replaces the visible menu by the result of `block`.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { showing?.updateMenu(block) }

  /// Opens the menu at `point`, in the view's coordinate space, in points, if the delegate provides one.
  ///
  /// - Returns: Whether the delegate provides a menu.
  package func openMenu(at point: CGPoint) -> Bool {
    guard ask(at: point) else { return false }
    open(at: point)
    return true
  }

  private func ask(at point: CGPoint) -> Bool {
    place = point
    return showing?.hasMenu(at: point) ?? false
  }

  private func open(at point: CGPoint) {
    place = point
    showing?.openMenu(at: point)
  }

  /// The members of the class that are accessible by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
