// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts

/// Opens a menu when a person presses a view long, or with a pointer's secondary button.
///
/// The delegate is asked first; without a configuration the press goes on as if nobody had asked.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction, _NamedMembers {
  /// Says which menu there is.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) var view: UIView? {
    get { holder }
    set { holder = newValue }
  }
  @Unheld private var holder: UIView?
  private var gestures: MenuGestures?
  private var place = CGPoint.zero
  private lazy var showing = (self as? any ContextMenuGiving)?.makeShowing()

  /// An interaction whose menus `delegate` gives.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    UncalledMethods.report(of: self.delegate)
  }

  /// Nothing happens.
  open func willMove(to view: UIView?) {}

  /// Follows presses in `view`.
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

  /// Where the person pressed, in the coordinate space of `view`, in points.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Closes the menu.
  open func dismissMenu() { showing?.closeMenu() }

  /// Shows what `block` makes of the menu that is seen in its place.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { showing?.updateMenu(block) }

  /// Opens the menu at `point`, in the view's coordinate space, in points, if the delegate has one.
  ///
  /// - Returns: Whether it has.
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

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
