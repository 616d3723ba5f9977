// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

extension ObjectReader {
  /// Sets the properties that all controllers have; the view is created later.
  func fillController(_ controller: UIViewController) {
    skip("view", "storyboardIdentifier", "nibName", "layoutGuides")
    skip("wantsFullScreenLayout", "tabBarItem")
    // The editor writes it for every container controller, where it has no meaning.
    let holdsOthers = controller is UINavigationController || controller is UITabBarController
    if flag("automaticallyAdjustsScrollViewInsets") == false, !holdsOthers {
      leaveOut("automaticallyAdjustsScrollViewInsets")
    }
    skip("size", "freeformSize", "autoresizesArchivedViewToFullSize", "toolbarItems")
    skip("exit", "nil", "navigationBar", "toolbar", "variation", "style", "navigationOrientation")
    skip("transitionStyle", "pageSpacing", "spineLocation", "clearsSelectionOnViewWillAppear")
    leaveOut("allowDoubleColumnStyle", "sceneStyle", "displayModeButtonVisibility")
    leaveOut("presentsWithGesture", "primaryBackgroundStyle")
    text("title") { controller.title = $0 }
    text("restorationIdentifier") { controller.restorationIdentifier = $0 }
    flag("definesPresentationContext") { controller.definesPresentationContext = $0 }
    leaveOut("providesPresentationContextTransitionStyle")
    flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = $0 }
    flag("extendedLayoutIncludesOpaqueBars") { controller.extendedLayoutIncludesOpaqueBars = $0 }
    flag("modalInPresentation") { controller.isModalInPresentation = $0 }
    choice("modalPresentationStyle", Self.presentations) { controller.modalPresentationStyle = $0 }
    choice("modalTransitionStyle", Self.transitions) { controller.modalTransitionStyle = $0 }
    flag("viewRespectsSystemMinimumLayoutMargins") {
      controller.viewRespectsSystemMinimumLayoutMargins = $0
    }
    if let size = child(key: "preferredContentSize")?.size {
      controller.preferredContentSize = size
    }
    if let item = child(key: "navigationItem") { maker.adopt(controller.navigationItem, as: item) }
    if let item = part("tabBarItem") as? UITabBarItem { controller.tabBarItem = item }
    if let list = child("toolbarItems"), !list.children.isEmpty {
      controller.toolbarItems = list.children.compactMap {
        maker.object(for: $0) as? UIBarButtonItem
      }
    }
    fillEdges(of: controller)
    maker.scene?.own(controller)
  }

  private func fillEdges(of controller: UIViewController) {
    guard let edges = child("extendedEdge") else { return }
    controller.edgesForExtendedLayout = Self.edges.reduce(into: []) {
      if edges.flag($1.key) ?? false { $0.insert($1.value) }
    }
  }

  func fill(_ controller: UINavigationController) {
    flag("navigationBarHidden") { controller.isNavigationBarHidden = $0 }
    flag("toolbarHidden") { controller.isToolbarHidden = $0 }
    flag("hidesBarsOnSwipe") { controller.hidesBarsOnSwipe = $0 }
    leaveOut("hidesBarsOnTap", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact")
    if let bar = child(key: "navigationBar") { maker.adopt(controller.navigationBar, as: bar) }
    if let bar = child(key: "toolbar") { maker.adopt(controller.toolbar, as: bar) }
    fillController(controller)
  }

  func fill(_ controller: UITabBarController) {
    if let bar = child(key: "tabBar") { maker.adopt(controller.tabBar, as: bar) }
    // The scenes of the tabs are not connected yet: the scene sets the selection when they are.
    skip("selectedIndex")
    fillController(controller)
  }

  func fill(_ controller: UISplitViewController) {
    choice("preferredDisplayMode", Self.displayModes) { controller.preferredDisplayMode = $0 }
    leaveOut("preferredSplitBehavior")
    fillController(controller)
  }

  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly,
    "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary, "primaryHidden": .secondaryOnly,
    "allVisible": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
  ]

  static let edges: [String: UIRectEdge] = [
    "top": .top, "left": .left, "bottom": .bottom, "right": .right,
  ]
  static let presentations: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "custom": .custom,
    "none": .none, "automatic": .automatic,
  ]
  static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
