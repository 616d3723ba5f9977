// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  /// Sets the properties that all scroll views have.
  func fillScrollView(_ view: UIScrollView) {
    flag("scrollEnabled") { view.isScrollEnabled = $0 }
    flag("pagingEnabled") { view.isPagingEnabled = $0 }
    flag("directionalLockEnabled") { view.isDirectionalLockEnabled = $0 }
    flag("bounces") { view.bounces = $0 }
    flag("alwaysBounceVertical") { view.alwaysBounceVertical = $0 }
    flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = $0 }
    flag("bouncesZoom") { view.bouncesZoom = $0 }
    flag("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = $0 }
    flag("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = $0 }
    flag("delaysContentTouches") { view.delaysContentTouches = $0 }
    flag("canCancelContentTouches") { view.canCancelContentTouches = $0 }
    number("minimumZoomScale") { view.minimumZoomScale = $0 }
    number("maximumZoomScale") { view.maximumZoomScale = $0 }
    choice("keyboardDismissMode", Self.dismissals) { view.keyboardDismissMode = $0 }
    choice("indicatorStyle", ["default": .default, "black": .black, "white": .white]) {
      view.indicatorStyle = $0
    }
    choice("contentInsetAdjustmentBehavior", Self.adjustments) {
      view.contentInsetAdjustmentBehavior = $0
    }
    if let inset = edges("contentInset") { view.contentInset = inset }
    if let inset = edges("scrollIndicatorInsets") { view.scrollIndicatorInsets = inset }
    if let size = child(key: "contentSize")?.size { view.contentSize = size }
    if let control = child(key: "refreshControl") ?? child("refreshControl") {
      view.refreshControl = maker.object(for: control) as? UIRefreshControl
    }
    flag("automaticallyAdjustsScrollIndicatorInsets") {
      view.automaticallyAdjustsScrollIndicatorInsets = $0
    }
    leaveOut("bouncesHorizontally", "bouncesVertically", "transfersHorizontalScrollingToParent")
    leaveOut("transfersVerticalScrollingToParent")
    fillView(view)
  }

  private static let dismissals: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory,
    "interactiveWithAccessory": .interactiveWithAccessory,
  ]
  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]

  func fill(_ stack: UIStackView) {
    choice("axis", ["horizontal": .horizontal, "vertical": .vertical]) { stack.axis = $0 }
    choice("distribution", Self.distributions) { stack.distribution = $0 }
    choice("alignment", Self.stackAlignments) { stack.alignment = $0 }
    number("spacing") { stack.spacing = $0 }
    choice("spacingType", ["standard": true, "custom": false]) { if $0 { stack.spacing = 8 } }
    flag("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = $0 }
    flag("layoutMarginsRelativeArrangement") { stack.isLayoutMarginsRelativeArrangement = $0 }
    fillView(stack)
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let stackAlignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}
