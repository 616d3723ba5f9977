// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry
import MullionContracts
public import MullionControls
public import MullionViewTree

extension UITabBarController {
  /// The sidebar of a tab bar controller, which lists the tabs at the side of wide windows.
  @preconcurrency @MainActor
  open class Sidebar: NSObject {
    private weak var controller: UITabBarController?
    /// The panel that shows the sidebar, created on first access, or `nil` if the controller was deallocated
    /// before.
    private(set) lazy var panel: (any SidebarPanel)? = {
      let maker: (any TabWork)? = controller
      return maker?.makePanel()
    }()

    init(_ controller: UITabBarController) {
      self.controller = controller
      super.init()
    }

    /// The delegate, which supplies the items of rows and is notified of changes of the sidebar.
    open weak var delegate: (any Delegate)? {
      didSet {
        UncalledMethods.report(of: delegate)
        if delegate !== oldValue { changed() }
      }
    }

    /// Whether the sidebar is hidden in a wide window, so that the tabs are in the bar.
    open var isHidden = false {
      didSet { if isHidden != oldValue { visibilityChanged() } }
    }
    /// The preferred arrangement of the sidebar and the content.
    open var preferredLayout: Layout = .automatic {
      didSet { controller?.viewIfLoaded?.setNeedsLayout() }
    }
    /// The content above the tabs, or `nil` for none.
    open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
    /// The content below the tabs, or `nil` for none.
    open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
    /// A view at the bottom of the sidebar, which does not scroll, or `nil` for none.
    open var bottomBarView: UIView? { didSet { changed() } }

    /// The items in the menu of a button above the tabs, or `nil` for no such button.
    open var navigationOverflowItems: UIDeferredMenuElement? {
      didSet { if navigationOverflowItems !== oldValue { changed() } }
    }

    /// Reconfigures the row of `tab`: the delegate updates the item, and the row shows it.
    ///
    /// No-op for a tab without a row, and while the sidebar is hidden.
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

    /// Whether the sidebar is visible.
    var isShown: Bool { isWanted && isWide && !isHidden }

    /// The animations and completions that accompany showing or hiding the sidebar.
    private var animator: ContextMenuAnimator?
    /// Whether the user is showing or hiding the sidebar.
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

    /// Reloads the tabs.
    func changed() { panel?.changed() }

    /// Whether the bar has a button that shows the sidebar.
    var isOffered: Bool { isWanted && isWide && isHidden }

    /// Shows or hides the sidebar on behalf of the user, animated if the view is on screen and animations are
    /// enabled.
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
