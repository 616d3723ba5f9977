// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionControls
public import MullionViewTree

extension UITabBarController {
  /// The tabs of a tab bar controller as a list at the side of wide windows.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    private weak var controller: UITabBarController?
    /// The panel that shows it; nil: the controller is gone.
    private(set) lazy var panel: (any SidebarPanel)? = {
      let maker: (any TabWork)? = controller
      return maker?.makePanel(of: self)
    }()

    init(_ controller: UITabBarController) {
      self.controller = controller
      super.init()
    }

    /// Says what the rows show, and hears of the sidebar.
    open weak var delegate: (any Delegate)? {
      didSet {
        UncalledMethods.report(of: delegate)
        if delegate !== oldValue { changed() }
      }
    }

    /// Whether the sidebar is away although the window is wide; the tabs are in the bar then.
    open var isHidden = false {
      didSet { if isHidden != oldValue { visibilityChanged() } }
    }
    /// How the sidebar and what is shown share the window.
    open var preferredLayout: Layout = .automatic {
      didSet { controller?.viewIfLoaded?.setNeedsLayout() }
    }
    /// What stands above the tabs; nil: nothing.
    open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
    /// What stands below the tabs; nil: nothing.
    open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
    /// A view at the bottom of the sidebar, which does not scroll; nil: none.
    open var bottomBarView: UIView? { didSet { changed() } }

    /// What the menu of a button above the tabs lists; nil: there is no such button.
    open var navigationOverflowItems: UIDeferredMenuElement? {
      didSet { if navigationOverflowItems !== oldValue { changed() } }
    }

    /// Shows the row of `tab` anew, after the delegate was asked to update its item.
    ///
    /// Nothing happens where the tab has no row.
    open func reconfigureItem(for tab: UITab) {
      if isShown { panel?.reconfigureRow(of: ObjectIdentifier(tab)) }
    }

    /// Whether the controller has a sidebar in wide windows.
    private var isWanted: Bool {
      guard let controller else { return false }
      switch controller.mode {
      case .tabBar: return false
      case .tabSidebar: return true
      case .automatic: return controller.tabs.contains { $0 is UITabGroup }
      }
    }

    private var isWide: Bool { controller?.traitCollection.horizontalSizeClass == .regular }

    /// Whether the sidebar is seen.
    var isShown: Bool { isWanted && isWide && !isHidden }

    /// What moves along when the sidebar comes or goes.
    private var animator: ContextMenuAnimator?
    /// Whether a person moves the sidebar.
    private var isToggling = false

    private func visibilityChanged() {
      if let controller, isWanted, isWide {
        let animator = ContextMenuAnimator()
        delegate?.tabBarController(
          controller, sidebarVisibilityWillChange: self, animator: animator)
        if isToggling { self.animator = animator } else { animator.run() }
      }
      changed()
      controller?.viewIfLoaded?.setNeedsLayout()
    }

    /// Shows the tabs as they are now.
    func changed() { panel?.changed() }

    /// Whether the bar offers to bring the sidebar back.
    var isOffered: Bool { isWanted && isWide && isHidden }

    /// Brings the sidebar, or takes it away, as a person wants it.
    func toggle() {
      guard let view = controller?.viewIfLoaded, ControllerMotion.isWanted, view.surface != nil
      else {
        isHidden.toggle()
        return
      }
      view.layoutIfNeeded()
      isToggling = true
      isHidden.toggle()
      isToggling = false
      let animator = animator
      self.animator = nil
      UIView.animate(withDuration: 0.25) {
        view.layoutIfNeeded()
        animator?.animate()
      } completion: { _ in
        animator?.complete()
      }
    }
  }
}
